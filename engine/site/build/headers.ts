import { createHash } from 'node:crypto';
import type { Redirect } from '#check/redirects';
import { contentTypeOf } from './content-types';

/**
 * The content security policy of every page.
 * @param css the text of the inlined stylesheet
 * @param formEndpoint where forms are sent to, or null
 * @returns one line, the value of the header
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

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Features that the site never uses, so injected code must not use them either. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** No other page may keep a reference to our windows. */
export const openerHeader: Header = ['Cross-Origin-Opener-Policy', 'same-origin'];

/**
 * The security headers of every response. All headers, including those of the hosts in `deploy/`,
 * come from this module.
 * @param policy the content security policy
 */
export function listSecurityHeaders(policy: string): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', ')],
    openerHeader,
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

/** The addresses of drawings; those of placeholders have no extension. */
export const DRAWING = /\.svg$|^\/api\/placeholder\//;

/** The robots header of data files, which are only for scripts. */
export const dataHeader: Header = ['X-Robots-Tag', 'noindex'];

/** The address of the editor, and its file. */
export const EDITOR = /^\/admin(\.html)?$/;

/**
 * The headers of the editor that differ from those of pages. It sets styles by script, shows
 * unsaved pictures, and connects only to the repository.
 * @param oauth the origin of a sign-in service, whose popup must reach the window that opened it
 */
export function listEditorHeaders(oauth: string | undefined): Header[] {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self' https://api.github.com",
    "frame-src 'self' blob:",
    "manifest-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return [
    ['Content-Security-Policy', policy],
    dataHeader,
    ...(oauth === undefined
      ? []
      : [[openerHeader[0], 'same-origin-allow-popups'] satisfies Header]),
  ];
}

/** The addresses of Markdown versions: the first group is the address of the page. */
export const MARKDOWN = /^(\/[\w./-]+)\.md$/;

/**
 * The `Link` header of the Markdown beside a page: search engines list the page instead.
 * @param origin of the site
 * @param path the page's address
 */
export function toCanonicalLink(origin: string, path: string): Header {
  return ['Link', `<${origin}${path}>; rel="canonical"`];
}

/** How browsers cache a file: forever if its name contains a hash, otherwise they revalidate it. */
export function cacheControlOf(pathname: string): string {
  return pathname.startsWith(ASSETS) ? IMMUTABLE : REVALIDATE;
}

/** What the headers need to know about a build. */
export interface HeaderFacts {
  /** The content security policy of pages. */
  policy: string;
  /** The origin in canonical addresses. */
  origin: string;
  /** The headers of the editor that differ from those of pages; empty without an editor. */
  editor: readonly Header[];
}

/** What hosts need to know about a build. */
export interface HostFacts extends HeaderFacts {
  /** Old addresses and new ones. */
  redirects: readonly Redirect[];
}

/**
 * The headers of a file of `dist/`, whatever the host.
 * @param pathname its address
 * @returns name and value of each
 */
export function headersOf(pathname: string, { policy, origin, editor }: HeaderFacts): Header[] {
  const type = contentTypeOf(pathname);
  const twin = MARKDOWN.exec(pathname)?.[1];
  const own = EDITOR.test(pathname) ? editor : [];
  const headers: Header[] = [
    ...listSecurityHeaders(DRAWING.test(pathname) ? drawingHeader[1] : policy),
    ...(pathname.endsWith('.json') ? [dataHeader] : []),
    ...(twin === undefined ? [] : [toCanonicalLink(origin, twin === '/index' ? '/' : twin)]),
    ['Cache-Control', cacheControlOf(pathname)],
    ...(type === undefined ? [] : [['Content-Type', type] satisfies Header]),
  ];
  return [...headers.filter(([name]) => own.every(([other]) => other !== name)), ...own];
}
