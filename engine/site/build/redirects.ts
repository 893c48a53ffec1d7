import { toHtmlFile } from '#base/paths';
import type { Redirect } from '#check/redirects';
import type { Write } from './dist-writer';
import type { ServerEntry } from './server-entry';

/** The file that Cloudflare Pages and Netlify read. */
const REDIRECTS_OUTPUT = '_redirects';

const STATUS = 301;

/**
 * Writes every redirect twice: as a line of `_redirects`, and as a small page at the old address for
 * hosts that do not read that file.
 * @throws if an old address leads out of the site, or a file is already there
 */
export async function writeRedirects(
  entry: Pick<ServerEntry, 'redirects' | 'renderRedirect'>,
  write: Write,
): Promise<void> {
  await write(REDIRECTS_OUTPUT, toRedirectLines(entry.redirects));
  for (const redirect of entry.redirects) {
    await write(toHtmlFile(redirect.from), entry.renderRedirect(redirect)).catch((cause) => {
      throw new Error(`content/redirects.yaml: ${redirect.from} cannot be an old address`, {
        cause,
      });
    });
  }
}

/** Redirects in the format of `_redirects`, one per line: `/old /new 301`. */
export function toRedirectLines(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} ${STATUS}\n`).join('');
}
