import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { toDataFile, toHtmlFile } from '#base/paths';
import { DIST } from '#site/build/environments';

/** A page that is measured. */
interface Chosen {
  path: string;
  /** Whether search engines may list it. */
  isListed: boolean;
}

const dataSchema = z.object({ kind: z.string() });
const NOT_LISTED = '<meta name="robots" content="noindex"';

/**
 * Chooses the longest page of each kind.
 * @param root the project's folder
 * @param paths the addresses of all pages
 */
export async function chooseLongest(root: string, paths: readonly string[]): Promise<Chosen[]> {
  const longest = new Map<string, { path: string; html: string }>();
  for (const path of paths) {
    const html = await readFile(join(root, DIST, toHtmlFile(path)), 'utf8');
    const data = await readFile(join(root, DIST, toDataFile(path)), 'utf8');
    const { kind } = dataSchema.parse(JSON.parse(data));
    if (html.length > (longest.get(kind)?.html.length ?? 0)) longest.set(kind, { path, html });
  }
  return [...longest.values()].map(({ path, html }) => ({
    path,
    isListed: !html.includes(NOT_LISTED),
  }));
}
