import type { MDXContent } from 'mdx/types';
import { toOrigin } from '#base/site-address';
import type { CopySchema } from '#check/copy';
import { kindOf } from '#check/copy';
import { renderBody } from '#website/render-body';
import type { Content, WrittenPage } from '../define/content';
import type { Body } from '../define/entry';
import { isPreview, today } from './clock';
import { contentSource } from './content-source';
import { islandWords } from './island-words';
import { listFindable, listGroups } from './search-documents';
import { facts, glossary, pickTerms, site } from './site';
import { pagesOf, titleAt } from './written-pages';

const drawings = import.meta.glob<string>('/src/drawings/hero-*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The headings of the bodies that were rendered. */
const headings = new WeakMap<MDXContent, Body['headings']>();

/** All content, as definitions join it. */
export const content: Content = {
  getCollection: (collection) => collection.read(contentSource),
  getEntry: (collection, slug) => collection.read(contentSource).getEntry(slug),
  getCopy: (schema) => onlyOf(schema).copy,
  getPath: (schema) => onlyOf(schema).path,
  getPages: pagesOf,
  site,
  origin: toOrigin(process.env.SITE_URL),
  today,
  year: Number(today.slice(0, 4)),
  glossary,
  terms: pickTerms,
  render,
  headings: (body) => headings.get(body) ?? render(body).headings,
  drawing(name) {
    const drawing = drawings[`/src/drawings/${name}.svg`];
    if (drawing === undefined) throw new Error(`src/drawings/ has no "${name}.svg"`);
    return drawing;
  },
  linkTo(path) {
    const link = site.navigation.find(({ to }) => to === path);
    return { label: link?.label ?? titleAt(path) ?? path, path };
  },
  parentOf(path) {
    const parent = site.navigation.find(({ to }) => path.startsWith(`${to}/`));
    return parent === undefined ? [] : [{ label: parent.label, path: parent.to }];
  },
  findable: () => listFindable(content).map(({ entry }) => entry),
  groups: listGroups,
};

function render(body: MDXContent, opensPage?: boolean): Body {
  const words = { facts, islands: islandWords, csv: site.labels.csv };
  const rendered = renderBody(words, body, opensPage);
  // In development a body may yet be loaded (late-body.tsx).
  if (!isPreview) headings.set(body, rendered.headings);
  return rendered;
}

function onlyOf<S extends CopySchema>(schema: S): WrittenPage<S> {
  const [page] = pagesOf(schema);
  if (page === undefined) throw new Error(`content/pages has no file of kind "${kindOf(schema)}"`);
  return page;
}
