import { z } from 'zod';
import { toPathOnly } from './paths.ts';
import { isAt } from './routes.ts';

export const redirectsSchema = z
  .record(z.string(), z.string())
  .nullable()
  .describe(
    'Where the readers of old addresses go: `content/redirects.yaml`, a line each of the form `/old/address: /new/address`; the new one may be an https address. The file may be empty. The content check has a rule of its own for the addresses.',
  );

/** An old address and what replaces it. */
export interface Redirect {
  from: string;
  to: string;
}

/** A route below that of an entry's page, such as `/products/:slug/datasheet`. */
const BELOW_ENTRY = /^(.*\/:slug)(\/[^:]+)$/;

/**
 * Redirects the pages below those of entries with them: `/products/old/datasheet` follows
 * `/products/old`.
 * @param redirects the old addresses of entries and other pages
 * @param routes the routes of all pages
 * @param pages the addresses of all pages
 * @returns the further redirects: to the same page of another entry, or where the entry's own leads
 */
export function listMovedPages(
  redirects: readonly Redirect[],
  routes: readonly string[],
  pages: ReadonlySet<string>,
): Redirect[] {
  const taken = new Set(redirects.map(({ from }) => from));
  const below = routes.flatMap((route) => {
    const [, entry, rest] = BELOW_ENTRY.exec(route) ?? [];
    return entry === undefined || rest === undefined ? [] : [{ entry, rest }];
  });
  return redirects.flatMap(({ from, to }) =>
    below
      .filter(({ entry }) => isAt(entry, from))
      .filter(({ rest }) => !taken.has(from + rest) && !pages.has(from + rest))
      .map(({ rest }) => {
        const twin = toPathOnly(to) + rest;
        return { from: from + rest, to: pages.has(twin) ? twin : to };
      }),
  );
}
