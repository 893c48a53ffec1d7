import { expect, it } from 'vitest';
import { listEditorHeaders } from '../headers.ts';

it('has a policy of its own, and stays out of search engines', () => {
  const headers = new Map(listEditorHeaders(undefined));
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("connect-src 'self' https://api.github.com;");
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
  expect(headers.has('Cross-Origin-Opener-Policy')).toBe(false);
});

it('allows the window of a sign-in service to answer', () => {
  const headers = new Map(listEditorHeaders('https://sign-in.example'));
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
});
