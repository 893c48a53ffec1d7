import { expect, it } from 'vitest';
import type { PageHeader } from '../hosts/headers.ts';
import {
  toHeadersFile,
  toNginxHttp,
  toNginxServer,
  toRedirectsFile,
  warnOfRedirects,
} from '../hosts/host-files.ts';

/** The rules of a `_headers` file: each address with its headers. */
function rulesOf(
  assets: string[],
  own: PageHeader[] = [],
  first: string[] = [],
): Map<string, string[]> {
  const text = toHeadersFile({ policy: "default-src 'none'", own }, assets, new Set(first));
  const rules = text.split(/\n(?=\/)/).map((rule) => rule.trim().split(/\n {2}/));
  return new Map(rules.map(([addresses = '', ...headers]) => [addresses, headers]));
}

it('caches what every page loads, however many files there are', () => {
  const others = Array.from({ length: 200 }, (_, index) => `a${index}-12345678.js`);
  const everywhere = ['react-12345678.js', 'shared-12345678.js', 'text-12345678.woff2'];
  const rules = rulesOf([...others, ...everywhere], [], everywhere.slice(0, 2));
  expect(rules.size).toBe(100);
  for (const name of everywhere) expect([...rules.keys()]).toContain(`/assets/${name}`);
});

it('sets each header in one rule of _headers but for drawings, since hosts join the values of two', () => {
  const everywhere = rulesOf([]).get('/*') ?? [];
  expect(everywhere).toContain("Content-Security-Policy: default-src 'none'");
  expect(everywhere.join('\n')).not.toMatch(/^(Cache-Control|Content-Type|X-Robots-Tag):/m);
  expect(rulesOf([]).get('/*.json')).toEqual(['X-Robots-Tag: noindex']);
  for (const addresses of ['/*.svg', '/api/placeholder/*']) {
    expect(rulesOf([]).get(addresses)).toEqual([
      'Content-Type: image/svg+xml; charset=utf-8',
      "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
  }
});

it('lets browsers keep the files of /assets/ for good, and no answer that there is none', () => {
  const rules = rulesOf(['plan-1.svg', 'boot-1.js']);
  expect(rules.get('/assets/boot-1.js')).toEqual([
    'Cache-Control: public, max-age=31536000, immutable',
  ]);
  const patterns = [...rules.keys()].filter((addresses) => addresses.includes('*'));
  const ofPatterns = patterns.flatMap((addresses) => rules.get(addresses) ?? []);
  expect(ofPatterns.join()).not.toContain('immutable');
});

it('has at most a hundred rules, those for scripts before those for pictures', () => {
  const pictures = Array.from({ length: 200 }, (_, index) => `a-${index}.svg`);
  const rules = rulesOf([...pictures, 'z-1.js']);
  expect(rules.size).toBe(100);
  expect(rules.has('/assets/z-1.js')).toBe(true);
});

it('writes redirects as static hosts read them', () => {
  const redirects = [
    { from: '/careers', to: '/company/careers' },
    { from: '/shop', to: 'https://shop.ohmstead.example/?from=grid' },
  ];
  expect(toRedirectsFile(redirects)).toBe(
    '/careers /company/careers 301\n/shop https://shop.ohmstead.example/?from=grid 301\n',
  );
});

it('warns of more redirects than a host reads', () => {
  const many = Array.from({ length: 2001 }, (_, at) => ({ from: `/old-${at}`, to: '/new' }));
  expect(warnOfRedirects(many.slice(1))).toBeUndefined();
  expect(warnOfRedirects(many)).toContain('dist/_redirects has 2001 lines');
});

it('writes redirects for nginx as patterns, which know upper and lower case', () => {
  const http = toNginxHttp({
    policy: 'p',
    origin: 'https://grid.example',
    own: [],
    redirects: [
      { from: '/old.php', to: '/new' },
      { from: '/shop', to: 'https://shop.example/?a=$b"' },
      { from: '/leaders', to: '/company#leadership' },
    ],
  });
  expect(http).toContain('"~^/old\\.php(/|\\.html)?$" "/new$is_args$args";');
  expect(http).toContain('"~^/shop(/|\\.html)?$" "https://shop.example/?a=%24b%22$further_args";');
  expect(http).toContain('"~^/leaders(/|\\.html)?$" "/company$is_args$args#leadership";');
});

it('sends headers with errors too', () => {
  const lines = toNginxServer({ policy: 'p', origin: 'https://grid.example', own: [] })
    .split('\n')
    .filter((line) => line.startsWith('add_header'));
  expect(lines.length).toBeGreaterThan(7);
  expect(lines.filter((line) => !line.endsWith(' always;'))).toEqual([]);
});

it('tells every host the headers that a single page has of its own', () => {
  const own: PageHeader[] = [
    { path: '/map', header: ['Content-Security-Policy', "img-src 'self' blob:"] },
    { path: '/map', header: ['X-Robots-Tag', 'noindex'] },
  ];
  const site = { policy: 'p', origin: 'https://grid.example', redirects: [] };
  expect(rulesOf([], own).get('/map')).toEqual([
    '! Content-Security-Policy',
    "Content-Security-Policy: img-src 'self' blob:",
    '! X-Robots-Tag',
    'X-Robots-Tag: noindex',
  ]);
  expect(toNginxHttp({ ...site, own })).toContain(`"~^\\/map(\\.html)?$" "img-src 'self' blob:";`);
  expect(rulesOf([]).has('/map')).toBe(false);
});
