import { dataHeader, type Header } from '#site/hosts/headers';

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
  const opener: Header = ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'];
  return [
    ['Content-Security-Policy', policy],
    dataHeader,
    ...(oauth === undefined ? [] : [opener]),
  ];
}
