import { typesByAddress, typesByEnding } from '../content-types';
import type { Header } from '../headers';
import { ASSETS, cacheControlOf, dataHeader, drawingHeader, listSecurityHeaders } from '../headers';

/** The file that Cloudflare Pages and Netlify read headers from. */
export const HEADERS_OUTPUT = '_headers';

/** So many rules Cloudflare takes. */
const MOST_RULES = 100;

/** What every visitor loads comes first, where there is no room for all. */
const FIRST = /\.(js|css|woff2)$/;

interface Site {
  /** The content security policy. */
  policy: string;
  /** The headers of the editor that differ from those of pages. */
  editor: readonly Header[];
  /** The names of the files below `/assets/`. */
  assets: readonly string[];
}

/**
 * The headers in the format of `_headers`. Both hosts join the values of a header that two rules
 * set, so each header stands in one rule only: how long pages are kept is left out, since what both
 * do by themselves is what we want (ask again each time). Only drawings have two policies: browsers
 * follow both, so that a drawing that is opened by its address may be without its own styles.
 *
 * Files below `/assets/` have a rule each: one for the folder would let browsers keep its 404 for a
 * year as well. Those that find no room are asked for again each time. A rule for each Markdown
 * file would not fit, so that search engines are asked not to list any.
 */
export function toHeadersFile({ policy, editor, assets }: Site): string {
  const everywhere = toRule('/*', listSecurityHeaders(policy));
  const unlisted = ['/*.json', '/*.md'].map((addresses) => toRule(addresses, [dataHeader]));
  const drawings = { '/*.svg': typesByEnding.svg ?? '' };
  const types = Object.entries({ ...typesByAddress, ...drawings }).map(([address, type]) =>
    toRule(address.endsWith('/') ? `${address}*` : address, [
      ['Content-Type', type],
      ...(type === typesByEnding.svg ? [drawingHeader] : []),
    ]),
  );
  const others = [everywhere, ...unlisted, ...types, ...toEditorRule(editor)];
  const kept = assets
    .toSorted((a, b) => Number(FIRST.test(b)) - Number(FIRST.test(a)) || (a < b ? -1 : 1))
    .slice(0, MOST_RULES - others.length)
    .map((name) => toRule(ASSETS + name, [['Cache-Control', cacheControlOf(ASSETS)]]));
  return [...others, ...kept].join('\n');
}

/** Cloudflare takes back a header of another rule by `!`; Netlify cannot, and joins both policies. */
function toEditorRule(editor: readonly Header[]): string[] {
  if (editor.length === 0) return [];
  const lines = editor.flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]);
  return [['/admin', ...lines, ''].join('\n')];
}

function toRule(addresses: string, headers: Header[]): string {
  return [addresses, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
