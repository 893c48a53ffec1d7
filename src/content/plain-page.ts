import { insights, jobs } from './collections';
import type { PlainSource } from './copy';
import { copyOf } from './copy';
import { listDatasheets } from './datasheets';
import { toCard } from './insight-lists';
import type { FileSizes, NamedLink, PageOf } from './page-data';
import type { RenderBody } from './pages';
import { glossary, pickTerms, site } from './site';

const NEWS = 6;

interface PlainPageParts {
  source: PlainSource;
  renderBody: RenderBody;
  sizes: FileSizes;
}

/** The data of a page of prose, with the entries of the list that it names. */
export function toPlainPage({ source, renderBody, sizes }: PlainPageParts): PageOf<'plain'> {
  const { path, copy } = source;
  const body = renderBody(source.body);
  return {
    kind: 'plain',
    path,
    head: copy.seo,
    copy,
    body,
    terms: pickTerms(body.terms),
    breadcrumb: toBreadcrumb(path),
    jobs: copy.list === 'jobs' ? jobs.entries : [],
    news: copy.list === 'news' ? insights.entries.slice(0, NEWS).map(toCard) : [],
    datasheets: copy.list === 'downloads' ? listDatasheets(sizes) : [],
    datasheetCopy: copy.list === 'downloads' ? copyOf('datasheet') : null,
    glossary: copy.list === 'glossary' ? glossary : [],
  };
}

function toBreadcrumb(path: string): NamedLink[] {
  const parent = site.navigation.find(({ to }) => path.startsWith(`${to}/`));
  return parent === undefined ? [] : [{ label: parent.label, path: parent.to }];
}
