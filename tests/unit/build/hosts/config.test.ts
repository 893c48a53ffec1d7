import { expect, it } from 'vitest';

import { toNginxHttp, toNginxServer } from '../../../../src/build/hosts/nginx';
import { toHeadersFile } from '../../../../src/build/hosts/static-host';

it('sets each header in one rule of _headers, since hosts join the values of two', () => {
  const rules = toHeadersFile("default-src 'none'").split(/\n(?=\/)/);
  const everywhere = [...(rules[0] ?? '').matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  expect(rules[0]).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'\n/);
  expect(everywhere).not.toContain('Cache-Control');
  expect(everywhere).not.toContain('Content-Type');
  expect(rules[1]).toBe('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(rules[2]).toBe('/api/placeholder/*\n  Content-Type: image/svg+xml\n');
});

it('writes redirects for nginx as patterns, which know upper and lower case', () => {
  const http = toNginxHttp([
    { from: '/old.php', to: '/new' },
    { from: '/shop', to: 'https://shop.example/?a=$b"' },
  ]);
  expect(http).toContain('"~^/old\\.php(/|\\.html)?$" "/new$is_args$args";');
  expect(http).toContain('"~^/shop(/|\\.html)?$" "https://shop.example/?a=%24b%22";');
});

it('sends headers with errors too', () => {
  const lines = toNginxServer('p')
    .split('\n')
    .filter((line) => line.startsWith('add_header'));
  expect(lines.length).toBeGreaterThan(7);
  expect(lines.filter((line) => !line.endsWith(' always;'))).toEqual([]);
});
