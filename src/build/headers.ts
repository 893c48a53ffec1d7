import { createHash } from 'node:crypto';

/**
 * The content security policy of every page.
 * @param css the text of the inlined stylesheet
 * @returns one line, the value of the header
 */
export function toContentSecurityPolicy(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self' mailto:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** One header of a response. */
export type Header = [name: string, value: string];

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * The headers of a file of `dist/`, whatever the host.
 * @param pathname its address
 * @param policy the content security policy of pages
 * @returns name and value of each
 */
export function headersOf(pathname: string, policy: string): Header[] {
  const headers: Header[] = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cache-Control', pathname.startsWith('/assets/') ? IMMUTABLE : REVALIDATE],
  ];
  if (pathname.startsWith('/api/placeholder/')) headers.push(['Content-Type', 'image/svg+xml']);
  return headers;
}
