import type { z } from 'zod';
import type { redirectsSchema } from '#check/addresses/redirects';
import { memoize } from '#check/cache/memoize';
import { GLOSSARY_FILE, REDIRECTS_FILE, SITE_FILE } from '#check/model/conventions';
import { type CopySchema, kindOf } from '#check/model/definitions';
import { type FactPaths, type Facts, fillFacts, listFacts } from '#check/model/facts';
import type { WrittenPage } from '../define/content.ts';
import type { EntryFile } from '../define/define-collection.ts';
import type { Prose } from '../define/prose.ts';
import type { GlossaryTerm, Site } from '../define/site-types.ts';
import { bodies, data, fields } from './files.ts';
import { withPictures } from './media.ts';

const ENTRY = /\/content\/([^/]+)\/([^/]+)\.mdx$/;
const PAGES = '/content/pages';

/** The files other than entries and pages that every site has. */
export type SiteSchemas = {
  [SITE_FILE]: z.ZodType<Site>;
  [GLOSSARY_FILE]: z.ZodType<GlossaryTerm[]>;
  [REDIRECTS_FILE]: typeof redirectsSchema;
};

/** The parsed data of a site's files, by path. */
export type FileData<F> = { [K in keyof F]: F[K] extends z.ZodType ? z.output<F[K]> : never };

/**
 * Reads the files that are neither entries nor pages.
 * @param paths where `content/site.yaml` says what tags such as `<Phone />` stand for
 * @param schemas the schema of each file; a missing file counts as empty
 * @returns the facts, and the data of each file with its facts filled in
 * @throws ZodError if a file does not match its schema: it was changed after the check
 */
export function readSiteFiles<F extends SiteSchemas>(
  paths: FactPaths,
  schemas: F,
): { facts: Facts; data: FileData<F> & FileData<SiteSchemas> } {
  const read = (path: string) => data[`/${path}`] ?? null;
  const facts = listFacts(paths, read(SITE_FILE));
  const entries = Object.entries<z.ZodType>({ ...schemas }).map(([path, schema]) => [
    path,
    schema.parse(fillFacts(read(path), facts)),
  ]);
  return { facts, data: Object.fromEntries(entries) };
}

/** The files of a folder below `content/`, with their facts filled in. */
export function readEntries(folder: string, facts: Facts): EntryFile[] {
  return Object.entries(fields).flatMap(([file, { frontmatter, words }]) => {
    const [, parent, slug = ''] = ENTRY.exec(file) ?? [];
    if (parent !== folder) return [];
    const data = fillFacts(frontmatter, facts);
    return [{ file, slug, frontmatter: data, words, text: toProse(file) }];
  });
}

/** Reads the files below `content/pages/`, and fills in their facts. */
export function readWrittenPages(facts: Facts) {
  const files = Object.entries(fields)
    .filter(([file]) => file.startsWith(`${PAGES}/`))
    .map(([file, { frontmatter }]) => {
      const data = fillFacts(frontmatter, facts);
      const { kind }: { kind?: unknown } = Object(data);
      const path = file.slice(PAGES.length).replace(/\.mdx$/, '');
      return { path: path === '/index' ? '/' : path, kind, data, text: toProse(file) };
    });
  const read = memoize((schema: CopySchema): WrittenPage[] =>
    files
      .filter(({ kind }) => kind === kindOf(schema))
      .map(({ path, data, text }) => ({ path, text, copy: schema.parse(data) })),
  );
  return {
    /** Every file of a kind, read once; throws a ZodError if its copy does not match the schema. */
    pagesOf: <S extends CopySchema>(schema: S) => read(schema) as WrittenPage<S>[],
    /** The title of the page at a path, from its frontmatter; undefined if there is none. */
    titleAt(path: string): string | undefined {
      const data = files.find((file) => file.path === path)?.data;
      const { seo }: { seo?: { title?: string } } = Object(data);
      return seo?.title;
    },
  };
}

/** What is written below the frontmatter of a file. */
function toProse(file: string): Prose {
  return {
    file,
    async load() {
      const body = await bodies[file]?.();
      if (body === undefined) throw new Error(`There is no file ${file}`);
      return { Body: withPictures(body.default, file), tree: JSON.parse(body.markdown) };
    },
  };
}
