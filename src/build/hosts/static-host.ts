import { typesByAddress } from '../content-types';
import type { Header } from '../headers';
import { ASSETS, cacheControlOf, listSecurityHeaders, pageHeaders } from '../headers';

/** The file that Cloudflare Pages and Netlify read headers from. */
export const HEADERS_OUTPUT = '_headers';

/**
 * The headers in the format of `_headers`. Both hosts join the values of a header that two rules
 * set, so each header stands in one rule only: how long pages are kept is left out, since what both
 * do by themselves is what we want (ask again each time). No pattern matches pages alone, so that
 * other files get the headers of pages too, where browsers pass them over.
 * @param policy the content security policy
 */
export function toHeadersFile(policy: string): string {
  const types = Object.entries(typesByAddress).map(([address, type]) =>
    toRule(address.endsWith('/') ? `${address}*` : address, [['Content-Type', type]]),
  );
  return [
    toRule('/*', [...listSecurityHeaders(policy), ...pageHeaders]),
    toRule(`${ASSETS}*`, [['Cache-Control', cacheControlOf(ASSETS)]]),
    ...types,
  ].join('\n');
}

function toRule(addresses: string, headers: Header[]): string {
  return [addresses, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
