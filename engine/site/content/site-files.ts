import { parse } from 'yaml';
import type { z } from 'zod';
import type { FactPaths, Facts } from '#base/facts';
import { fillFacts, listFacts } from '#base/facts';
import type { redirectsSchema } from '#check/redirects';
import type { GlossaryTerm, Site } from '../define/register';
import { texts } from './files';

/** The files other than entries and pages that every site has. */
export type SiteSchemas = {
  'content/site.yaml': z.ZodType<Site>;
  'content/glossary.yaml': z.ZodType<GlossaryTerm[]>;
  'content/redirects.yaml': typeof redirectsSchema;
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
  const read = (path: string): unknown => parse(texts[`/${path}`] ?? '');
  const facts = listFacts(paths, read('content/site.yaml'));
  const entries = Object.entries<z.ZodType>({ ...schemas }).map(([path, schema]) => [
    path,
    schema.parse(fillFacts(read(path), facts)),
  ]);
  return { facts, data: Object.fromEntries(entries) };
}
