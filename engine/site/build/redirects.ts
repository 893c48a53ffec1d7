import { toHtmlFile } from '#base/paths';
import type { Redirect } from '#check/redirects';
import type { Write } from './outlet';
import type { ServerEntry } from './server-entry';

/** The file that Cloudflare Pages and Netlify read, and our preview server too. */
export const REDIRECTS_OUTPUT = '_redirects';

const STATUS = 301;

/**
 * Writes every redirect twice: as a line of `_redirects`, and as a small page at the old address for
 * hosts that do not read that file.
 */
export async function writeRedirects(entry: ServerEntry, write: Write): Promise<void> {
  await write(REDIRECTS_OUTPUT, toRedirectLines(entry.redirects));
  for (const redirect of entry.redirects) {
    await write(toHtmlFile(redirect.from), entry.renderRedirect(redirect));
  }
}

/** Redirects in the format of `_redirects`: a line each, `/old /new 301`. */
export function toRedirectLines(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} ${STATUS}\n`).join('');
}

/** Reads back what `toRedirectLines` wrote. */
export function parseRedirectLines(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ');
    return from && to ? [{ from, to }] : [];
  });
}
