import { SITE_FILE } from '../model/conventions.ts';
import { type Facts, fillFacts, listFacts } from '../model/facts.ts';
import type { ContentFile } from './content-file.ts';
import { splitParts } from './frontmatter.ts';

const TAG = /<[A-Z][^<>]*\/>/;

/** Whether the fields of a file use a fact, so that they depend on another file. */
export function namesFacts({ path, source }: Pick<ContentFile, 'path' | 'source'>): boolean {
  return source.includes('/>') && TAG.test(splitParts(path, source)?.yaml ?? '');
}

/**
 * Fills the facts into the values of all files, so that rules validate what visitors will read.
 * @returns the same object for a file and facts that were seen before, and whether all facts of the
 * site could be read
 */
export function fillFiles(files: readonly ContentFile[]) {
  const site = files.find(({ path }) => path === SITE_FILE);
  const facts = listFacts(site?.model.facts ?? new Map(), site?.data);
  const key = JSON.stringify([...facts]);
  const isRead = site === undefined || (site.hasData && site.diagnostics.length === 0);
  return { files: files.map((file) => fill(file, facts, key)), facts, isRead };
}

function fill(file: ContentFile, facts: Facts, key: string): ContentFile {
  if (!namesFacts(file)) return file;
  const known = cache.get(file);
  if (known?.key === key) return known.filled;
  const filled = { ...file, data: fillFacts(file.data, facts) };
  cache.set(file, { key, filled });
  return filled;
}

const cache = new WeakMap<ContentFile, { key: string; filled: ContentFile }>();
