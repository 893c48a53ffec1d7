import { insights, jobs, markets, products } from './collections';
import type { PlainSource } from './copy';
import { copyOf, sourceOf } from './copy';
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
  const body = renderBody(source.body, true);
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

/** The data of the contact page, with everything that an enquiry can be about. */
export function toContactPage(renderBody: RenderBody): PageOf<'contact'> {
  const { path, copy, body: content } = sourceOf('contact');
  const body = renderBody(content, true);
  return {
    kind: 'contact',
    path,
    head: copy.seo,
    copy,
    body,
    terms: pickTerms(body.terms),
    breadcrumb: toBreadcrumb(path),
    subjects: {
      product: products.entries.map(({ slug, name }) => ({ slug, label: name })),
      market: markets.entries.map(({ slug, name }) => ({ slug, label: name })),
      job: jobs.entries.map(({ slug, title }) => ({ slug, label: title })),
    },
  };
}

function toBreadcrumb(path: string): NamedLink[] {
  const parent = site.navigation.find(({ to }) => path.startsWith(`${to}/`));
  return parent === undefined ? [] : [{ label: parent.label, path: parent.to }];
}
