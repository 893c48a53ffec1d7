import { typesByAddress, typesByEnding } from '../content-types';
import type { Header } from '../headers';
import { ASSETS, dataHeader, drawingHeader, keptHeader, listSecurityHeaders } from '../headers';

/** The file that Cloudflare Pages and Netlify read headers from. */
export const HEADERS_OUTPUT = '_headers';

/** The most rules that Cloudflare accepts. */
const MOST_RULES = 100;

/** Files that every visitor loads get their rules first, since there may not be room for all. */
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
 * set, so each header is in one rule only. Caching of pages is left out, since the default of both
 * hosts is what we want (always revalidate). Only drawings have two policies: browsers enforce
 * both, so a drawing that is opened directly may lack its own styles.
 *
 * Each file below `/assets/` has its own rule: with one for the folder, browsers would also cache a
 * 404 for a year. Files beyond the limit are revalidated each time. Rules for all Markdown files
 * would not fit, so search engines are asked not to index any.
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
    .map((name) => toRule(ASSETS + name, [keptHeader]));
  return [...others, ...kept].join('\n');
}

/** Cloudflare's `!` drops a header set by another rule; Netlify cannot and joins both policies. */
function toEditorRule(editor: readonly Header[]): string[] {
  if (editor.length === 0) return [];
  const lines = editor.flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]);
  return [['/admin', ...lines, ''].join('\n')];
}

function toRule(addresses: string, headers: Header[]): string {
  return [addresses, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
