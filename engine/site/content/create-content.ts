import type { MDXContent } from 'mdx/types';
import pMap from 'p-map';
import type { z } from 'zod';
import type { AuthorComponents } from '#check';
import { listMovedPages, type Redirect } from '#check/addresses/redirects';
import { baseOf, groupRoutes, toPath } from '#check/addresses/routes';
import { GLOSSARY_FILE, REDIRECTS_FILE, SITE_FILE } from '#check/model/conventions';
import { type CopySchema, kindOf } from '#check/model/definitions';
import type { FactPaths, Facts } from '#check/model/facts';
import { toToday } from '#check/model/publishing';
import type { Content, WrittenPage } from '../define/content.ts';
import type { ContentSource } from '../define/define-collection.ts';
import type { Body, NamedLink } from '../define/entry.ts';
import type { PageKind } from '../define/page.ts';
import type { Prose } from '../define/prose.ts';
import { PAGE, type SearchSource } from '../define/search-document.ts';
import type { SiteData } from '../define/site-data.ts';
import { listWords } from '../define/tree.ts';
import { toPlainMarkdown } from '../markdown/prose-markdown.ts';
import { toOrigin } from '../origin.ts';
import { readFormServer } from './form-server.ts';
import { findPicture, resolvePicture } from './media.ts';
import {
  type FileData,
  readEntries,
  readSiteFiles,
  readWrittenPages,
  type SiteSchemas,
} from './read-files.ts';

/**
 * Whether unpublished entries are shown: in development, never in a build. Only a development
 * server has hot module replacement, whatever `NODE_ENV` is set to.
 */
const isPreview = import.meta.hot !== undefined;

/** How many texts are rendered at once; the limit bounds memory. */
const AT_ONCE = 8;

/** What is needed to read content; most of it is in `src/content.config.ts`. */
interface ContentConfig<F extends SiteSchemas> {
  routes: readonly { path: string; page: PageKind }[];
  /** Where `content/site.yaml` says what tags such as `<Phone />` stand for. */
  facts: FactPaths;
  /** The files other than entries and pages, with their schemas. */
  files: F;
  /** The tags that authors write. */
  components: Pick<AuthorComponents, 'widgets'>;
  /** The facts that other files state: what a tag with a slug stands for, by both names. */
  listedFacts?: (files: FileData<F>) => Facts;
  /** Renders a text; `opensPage` if it is on the first screen, with no figure above it. */
  renderBody: (
    body: MDXContent,
    filledIn: { facts: Facts; files: FileData<F> },
    opensPage: boolean | undefined,
  ) => Body;
  /** The address of the thank-you page for forms that were sent without JavaScript. */
  received: string;
}

/**
 * Reads all content of a site; `SITE_NOW` sets the day, `SITE_URL` where it will be served.
 * @returns the content, and the pages made from it
 * @throws ZodError if a file does not match its schema: it was changed after the check; an Error if
 *   a setting is malformed
 */
export function createContent<F extends SiteSchemas>(config: ContentConfig<F>) {
  const { routes } = config;
  const { facts: stated, data: files } = readSiteFiles(config.facts, config.files);
  const facts: Facts = new Map([...stated, ...(config.listedFacts?.(files) ?? [])]);
  const site = files[SITE_FILE];
  const glossary = files[GLOSSARY_FILE];
  const today = toToday(process.env.SITE_NOW, new Date());
  const pageKinds = [...groupRoutes(routes)];
  const written = readWrittenPages(facts);
  const source: ContentSource = {
    today,
    isPreview,
    files: (name) => readEntries(name, facts),
    base: (name) => baseOf(routes, name),
    pictureOf: resolvePicture,
  };
  /** The search data of texts that were already rendered. */
  const searchTexts = new WeakMap<Prose, ReturnType<typeof toSearchText>>();

  async function render(text: Prose, opensPage?: boolean) {
    const { Body } = await text.load();
    const body = config.renderBody(Body, { facts, files }, opensPage);
    searchTexts.set(text, toSearchText(body));
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

  const routesOf = (schema: CopySchema) =>
    routes.flatMap(({ page, path }) => (page.copy === schema ? [path] : []));

  const find = () => pageKinds.flatMap(([page, paths]) => page.listSearchable(content, paths));

  const content: Content = {
    getCollection: (collection) => collection.read(source),
    getEntry: (collection, slug) => collection.read(source).getEntry(slug),
    getCopy: (schema) => onlyOf(schema).copy,
    getPath: (schema, params) =>
      params === undefined ? onlyOf(schema).path : toPath(routesOf(schema), params),
    getPages: written.pagesOf,
    getFile(schema) {
      const found = Object.entries(config.files).find(([, own]) => own === schema);
      if (found === undefined) throw new Error('No file of content has this schema');
      const read: Record<string, unknown> = files;
      return read[found[0]] as z.output<typeof schema>;
    },
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
    async toMarkdown(text) {
      const addressOf = (src: string) => findPicture(src, text.file)?.src;
      const { widgets } = config.components;
      return toPlainMarkdown((await text.load()).tree, { facts, widgets, addressOf });
    },
    linkTo: (path) => findLink(path) ?? { label: path, path },
    pagesAbove(path) {
      const names = path.split('/').slice(1, -1);
      return names.flatMap((_, at) => findLink(`/${names.slice(0, at + 1).join('/')}`) ?? []);
    },
    listSearchEntries: () => find().map(({ entry }) => entry),
    groups() {
      const entries = pageKinds.flatMap(([{ searchGroup, collection }]) => {
        if (searchGroup === undefined || collection === undefined) return [];
        const base = baseOf(routes, collection.name);
        return [
          { kind: searchGroup, full: routes.find(({ path }) => path === base)?.path ?? null },
        ];
      });
      return [...entries, { kind: PAGE, full: null }];
    },
  };

  const pages = pageKinds.flatMap(([page, paths]) => page.listPages(content, paths));
  return {
    content,
    /** Every page to prerender, look up and check for dead links, in route order. */
    pages,
    /** Every page of one kind. */
    listPagesOf: <P>(kind: PageKind<P>) => kind.listPages(content, routesOf(kind.copy)),
    siteData: toSiteData(content, config.received),
    /** What the search index is built from: searchable pages, with the words of their prose. */
    listSearchSources: (): Promise<SearchSource[]> =>
      pMap(
        find(),
        async ({ entry, text, sections = [] }) => {
          const { headings, words } =
            searchTexts.get(text) ?? toSearchText((await render(text)).body);
          const all = [...headings.map(({ id, text }) => ({ to: `#${id}`, text })), ...sections];
          return { ...entry, sections: all, words };
        },
        { concurrency: AT_ONCE },
      ),
    /** Old addresses with their new ones, in file order, then those that follow from them. */
    redirects: toRedirects(),
  };

  function toRedirects(): Redirect[] {
    const written: Record<string, string> = files[REDIRECTS_FILE] ?? {};
    const redirects = Object.entries(written).map(([from, to]) => ({ from, to }));
    const addresses = new Set(pages.map(({ path }) => path));
    const moved = listMovedPages(
      redirects,
      routes.map(({ path }) => path),
      addresses,
    );
    return [...redirects, ...moved];
  }
}

function toSearchText({ headings, tree }: Body) {
  // As one string: on a large site, separate words would not fit into memory.
  return { headings, words: listWords(tree).join(' ') };
}

/**
 * The data for what surrounds every page. `SITE_FORM_ENDPOINT` says where forms are sent,
 * `SITE_FORM_FILES` whether that takes files; throws when one of them is malformed.
 */
function toSiteData({ site, origin, year, groups, linkTo }: Content, received: string): SiteData {
  const { endpoint, takesFiles = false } = readFormServer(process.env) ?? {};
  const formTarget = endpoint ? { endpoint, next: origin + received, takesFiles } : null;
  // Groups of hits that `content/site.yaml` does not name are named after their list.
  const kinds = groups().map(({ kind, full }) => [
    kind,
    site.search.kinds[kind] ?? (full === null ? kind : linkTo(full).label),
  ]);
  const search = { ...site.search, kinds: Object.fromEntries(kinds) };
  return { site: { ...site, search }, origin, year, formTarget };
}
