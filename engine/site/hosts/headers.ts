import { createHash } from 'node:crypto';
import type { Redirect } from '#check/addresses/redirects';
import { contentTypeOf } from './content-types.ts';

/**
 * The content security policy of every page, as one line.
 * @param css the text of the inlined stylesheet
 * @param formEndpoint where forms are sent to, or null
 */
export function toContentSecurityPolicy(css: string, formEndpoint: string | null): string {
  const forms = formEndpoint === null ? '' : ` ${new URL(formEndpoint).origin}`;
  const hash = createHash('sha256').update(css).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${forms}`,
    `form-action 'self' mailto:${forms}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** One header of a response. */
export type Header = [name: string, value: string];

/** Where files with content hashes in their names are served. */
export const ASSETS = '/assets/';

/** Browsers keep files with a hash in their name forever, and revalidate all others. */
export const keptHeader: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

const REVALIDATED: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];

/** Features that the site never uses, so injected code must not use them either. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/**
 * The security headers of every response. All headers, including those of the hosts in `deploy/`,
 * come from this module.
 */
export function listSecurityHeaders(policy: string): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', ')],
    // No other page may keep a reference to our windows.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/**
 * The content security policy of drawings. Opened directly, a drawing is a document of our origin:
 * it must not run, load or send anything, whatever it contains.
 */
export const drawingHeader: Header = [
  'Content-Security-Policy',
  "default-src 'none'; style-src 'unsafe-inline'; sandbox",
];

/** The robots header of data files, which are only for scripts. */
export const dataHeader: Header = ['X-Robots-Tag', 'noindex'];

/** A header of the page at an address. */
export interface PageHeader {
  path: string;
  header: Header;
}

/** What the headers need to know about a build. */
export interface HeaderFacts {
  /** The content security policy of pages. */
  policy: string;
  /** The origin in canonical addresses. */
  origin: string;
  /** The headers of single pages that differ from those of all others. */
  own: readonly PageHeader[];
}

/** What hosts need to know about a build. */
export type HostFacts = HeaderFacts & { redirects: readonly Redirect[] };

/** Matches every address. */
export const EVERYWHERE = /^/;

/**
 * The headers of all files, each with the addresses that it is for; `$1` in its value stands for
 * the first group of the address. Of two rules for the same header, the later one wins.
 */
export function listRules(facts: HeaderFacts): { at: RegExp; header: Header }[] {
  const { policy, origin, own } = facts;
  const everywhere = [...listSecurityHeaders(policy), REVALIDATED];
  return [
    ...everywhere.map((header) => ({ at: EVERYWHERE, header })),
    { at: new RegExp(`^${ASSETS}`), header: keptHeader },
    // Placeholders have no extension.
    { at: /\.svg$|^\/api\/placeholder\//, header: drawingHeader },
    { at: /\.json$/, header: dataHeader },
    // Search engines list a page instead of its Markdown version.
    { at: /^(\/[\w./-]+)\.md$/, header: ['Link', `<${origin}$1>; rel="canonical"`] },
    { at: /^\/index\.md$/, header: ['Link', `<${origin}/>; rel="canonical"`] },
    ...own.map(({ path, header }) => ({ at: new RegExp(`^${path}(\\.html)?$`), header })),
  ];
}

/** The headers of the file at an address, whatever the host. */
export function headersOf(pathname: string, facts: HeaderFacts): Header[] {
  const type = contentTypeOf(pathname);
  const headers = new Map(type === undefined ? [] : [['Content-Type', type]]);
  for (const { at, header } of listRules(facts)) {
    const [name, value] = header;
    const found = at.exec(pathname);
    if (found) headers.set(name, value.replace('$1', found[1] ?? ''));
  }
  return [...headers];
}
