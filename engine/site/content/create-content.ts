import type { MDXContent } from 'mdx/types';
import type { FactPaths, Facts } from '#base/facts';
import { groupRoutes, toPath } from '#base/routes';
import { toOrigin } from '#base/site-address';
import type { CopySchema } from '#check/definitions';
import { kindOf } from '#check/definitions';
import type { Redirect } from '#check/redirects';
import type { Content, WrittenPage } from '../define/content';
import type { Body, NamedLink, SoughtBody } from '../define/entry';
import type { PageKind, SitePage } from '../define/page';
import type { Route } from '../define/route';
import type { SearchSource } from '../define/search-document';
import type { SiteData } from '../define/site-data';
import { toWords } from '../define/tree';
import { isPreview, today } from './clock';
import { createContentSource } from './content-source';
import { listGroups, toSearchSources } from './search-documents';
import { loadSiteData } from './site-data';
import type { FileData, SiteSchemas } from './site-files';
import { readSiteFiles } from './site-files';
import { readWrittenPages } from './written-pages';

/** What is needed to read content; most of it is in `src/site.ts`. */
export interface ContentConfig<F extends SiteSchemas> {
  routes: readonly Route[];
  /** Where `content/site.yaml` says what tags such as `<Phone />` stand for. */
  facts: FactPaths;
  /** The files other than entries and pages, with their schemas. */
  files: F;
  /** The sources of drawings whose names are filled in at build time, by file name. */
  drawings: Readonly<Record<string, string>>;
  /** Renders a text; `opensPage` if it is on the first screen, with no figure above it. */
  renderBody: (
    body: MDXContent,
    words: { facts: Facts; files: FileData<F> },
    opensPage: boolean | undefined,
  ) => Body;
}

/** All content of a site, and the pages made from it. */
export interface SiteContent {
  content: Content;
  /** Every page to prerender, look up and check for dead links, in route order. */
  pages: SitePage[];
  /** Every page of one kind. */
  listPagesOf: <P>(kind: PageKind<P>) => SitePage<P>[];
  /** The address of the page that is shown for unknown addresses. */
  notFoundPath: string;
  /** Loads the data for what surrounds every page. */
  loadSiteData: () => SiteData;
  /** What the search index is built from. */
  listSearchSources: () => SearchSource[];
  /** Old addresses with their new ones, in file order. */
  redirects: Redirect[];
}

/**
 * Reads all content of a site.
 * @throws ZodError if a file does not match its schema: it was changed after the check
 */
export function createContent<F extends SiteSchemas>(config: ContentConfig<F>): SiteContent {
  const { routes, drawings } = config;
  const { facts, data: files } = readSiteFiles(config.facts, config.files);
  const site = files['content/site.yaml'];
  const glossary = files['content/glossary.yaml'];
  const source = createContentSource(routes, facts);
  const written = readWrittenPages(facts);
  // The search data of bodies that were already rendered.
  const sought = new WeakMap<MDXContent, SoughtBody>();
  const find = () =>
    [...groupRoutes(routes)].flatMap(([page, paths]) => page.listFindable(content, paths));

  function render(text: MDXContent, opensPage?: boolean) {
    const body = config.renderBody(text, { facts, files }, opensPage);
    // In development a body may not be loaded yet (late-body.tsx).
    if (!isPreview) sought.set(text, toSought(body));
    return { body, terms: content.terms(body.terms) };
  }

  function findLink(path: string): NamedLink | undefined {
    const link = site.navigation.find(({ to }) => to === path);
    const label = link?.label ?? written.titleAt(path);
    return label === undefined ? undefined : { label, path };
  }

  function onlyOf<S extends CopySchema>(schema: S): WrittenPage<S> {
    const [page] = written.pagesOf(schema);
    if (page === undefined)
      throw new Error(`content/pages has no file of kind "${kindOf(schema)}"`);
    return page;
  }

  const content: Content = {
    getCollection: (collection) => collection.read(source),
    getEntry: (collection, slug) => collection.read(source).getEntry(slug),
    getCopy: (schema) => onlyOf(schema).copy,
    getPath: (schema, params) =>
      params === undefined
        ? onlyOf(schema).path
        : toPath(
            routes.flatMap(({ page, path }) => (page.copy === schema ? [path] : [])),
            params,
          ),
    getPages: written.pagesOf,
    site,
    origin: toOrigin(process.env.SITE_URL),
    today,
    year: Number(today.slice(0, 4)),
    glossary,
    terms: (slugs) =>
      Object.fromEntries(
        glossary.filter(({ slug }) => slugs.includes(slug)).map((term) => [term.slug, term]),
      ),
    render,
    sought: (body) => sought.get(body) ?? toSought(render(body).body),
    drawing(name) {
      const drawing = drawings[name];
      if (drawing === undefined) throw new Error(`src/drawings/ has no "${name}.svg"`);
      return drawing;
    },
    linkTo: (path) => findLink(path) ?? { label: path, path },
    pagesAbove(path) {
      const names = path.split('/').slice(1, -1);
      return names.flatMap((_, at) => findLink(`/${names.slice(0, at + 1).join('/')}`) ?? []);
    },
    findable: () => find().map(({ entry }) => entry),
    groups: () => listGroups(routes),
  };
  return {
    content,
    pages: [...groupRoutes(routes)].flatMap(([page, paths]) => page.listPages(content, paths)),
    listPagesOf: (kind) =>
      kind.listPages(
        content,
        routes.flatMap(({ page, path }) => (page === kind ? [path] : [])),
      ),
    notFoundPath: routes.find(({ page }) => page.isHidden)?.path ?? '/404',
    loadSiteData: () => loadSiteData(content),
    listSearchSources: () => toSearchSources(find(), content),
    redirects: Object.entries(files['content/redirects.yaml'] ?? {}).map(([from, to]) => ({
      from,
      to,
    })),
  };
}

function toSought({ headings, tree }: Body): SoughtBody {
  // As one string: on a large site, separate words would not fit into memory.
  return { headings, words: toWords(tree).join(' ') };
}
