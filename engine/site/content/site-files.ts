import { parse } from 'yaml';
import type { z } from 'zod';
import type { FactPaths, Facts } from '#base/facts';
import { fillFacts, listFacts } from '#base/facts';
import type { redirectsSchema } from '#check/redirects';
import type { Terms } from '../define/entry';
import type { GlossaryTerm, Site } from '../define/register';
import { texts } from './files';

/** The files beside entries and pages that every site has. */
export type SiteSchemas = {
  'content/site.yaml': z.ZodType<Site>;
  'content/glossary.yaml': z.ZodType<GlossaryTerm[]>;
  'content/redirects.yaml': typeof redirectsSchema;
};

/** What the files of a site say, by their paths. */
export type FileData<F> = { [K in keyof F]: F[K] extends z.ZodType ? z.output<F[K]> : never };

/**
 * Reads the files that are no entries and no pages.
 * @param paths where `content/site.yaml` says what tags such as `<Phone />` stand for
 * @param schemas what each file may say; one that is missing is empty
 * @returns the facts, and what each file says with its facts filled in
 * @throws ZodError where a file does not fit: it was changed after the check
 */
export function readSiteFiles<F extends SiteSchemas>(
  paths: FactPaths,
  schemas: F,
): { facts: Facts; data: FileData<F> & FileData<SiteSchemas> } {
  const read = (path: string): unknown => parse(texts[`/${path}`] ?? '');
  const facts = listFacts(paths, read('content/site.yaml'));
  const entries = Object.entries<z.ZodType>({ ...schemas }).map(([path, schema]) => [
    path,
    schema.parse(fillFacts(read(path), facts)),
  ]);
  return { facts, data: Object.fromEntries(entries) };
}

/**
 * Finds the terms that a page explains.
 * @returns takes slugs in any order, repetitions welcome, and gives the terms by slug; throws when
 *   the glossary lacks one
 */
export function createTermFinder(
  glossary: readonly GlossaryTerm[],
): (slugs: (string | undefined)[]) => Terms {
  const bySlug = new Map(glossary.map((term) => [term.slug, term]));
  return (slugs) => {
    const wanted = new Set(slugs.filter((slug) => slug !== undefined));
    return Object.fromEntries(
      [...wanted].map((slug) => {
        const term = bySlug.get(slug);
        if (term === undefined) throw new Error(`content/glossary.yaml has no term "${slug}"`);
        return [slug, term];
      }),
    );
  };
}
