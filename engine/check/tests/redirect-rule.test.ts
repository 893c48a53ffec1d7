import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtFiles, toDataFile, toHtmlFile } from '../addresses/paths.ts';
import { REDIRECTS_FILE } from '../model/conventions.ts';
import { parseContentFile } from '../read/content-file.ts';
import { openFileNames } from '../rules/output-rule.ts';
import { checkRedirects, checkTargets } from '../rules/redirect-rule.ts';
import { contentModel } from './site.fixture.ts';
import { toLine } from './to-line.ts';

const addresses = new Set(['/', '/company/careers', '/company/contact', '/insights']);
const gone = new Map([['/company/contacts', 'content/pages/company/contacts.mdx']]);
const site = { addresses, lasting: addresses, gone, origin: 'https://grid.example' };

const names = openFileNames();
const written = [
  ...builtFiles,
  ...[...addresses].flatMap((address) => [toHtmlFile(address), toDataFile(address)]),
  ...['favicon.svg', 'Plan.pdf', 'og/insights.png'],
];
for (const file of written) names.take(file);

function linesOf(source: string): string[] {
  const file = parseContentFile(contentModel, REDIRECTS_FILE, source);
  return checkRedirects(file, site, names).map(toLine);
}

describe('redirects', () => {
  it('may lead to a page, to a place in it, to a query of it and to another site', () => {
    const source = [
      '/careers: /company/careers',
      '/jobs.php: /company/careers#list',
      '/apply: /company/contact?topic=careers',
      '/old/shop: https://shop.ohmstead.example/meters',
      '/start: /',
    ].join('\n');
    expect(linesOf(source)).toEqual([]);
  });

  it('are not led to another page where theirs is deleted', () => {
    const source = '/apply: /company/contacts/form\n';
    const file = parseContentFile(contentModel, REDIRECTS_FILE, source);
    expect(checkRedirects(file, site, names)).toEqual([
      expect.not.objectContaining({ fix: expect.anything() }),
    ]);
    expect(linesOf(source)).toEqual([
      expect.stringContaining('since this change deletes content/pages/company/contacts.mdx'),
    ]);
  });

  it.each([
    ['https://grid.example/old', '/old', 'this site itself'],
    ['https://GRID.example:443/insights?a=b#c', '/insights?a=b#c', 'this site itself'],
    ['http://grid.example', '/', 'this site itself'],
    ['//grid.example/insights', '/insights', 'this site itself'],
    ['http://localhost:4173/insights', '/insights', 'this site on your own computer'],
  ])('that lead to %s must say %s', (to, path, name) => {
    const file = parseContentFile(contentModel, REDIRECTS_FILE, `/old: ${to}\n`);
    expect(checkRedirects(file, site, names)).toEqual([
      expect.objectContaining({ message: expect.stringContaining(`${name}; write ${path}`) }),
    ]);
  });

  it('may be none', () => {
    expect(linesOf('')).toEqual([]);
    expect(linesOf('# nothing yet\n')).toEqual([]);
  });

  it('keep what stands behind the page when its name is fixed', () => {
    const source = '/apply: /company/contct?topic=careers#form';
    const file = parseContentFile(contentModel, REDIRECTS_FILE, source);
    const [problem] = checkRedirects(file, site, names);
    expect(problem?.fix?.map(({ text }) => text)).toEqual(['/company/contact?topic=careers#form']);
  });

  const page = {
    parametersOf: () => new Map([['topic', ['quote', 'careers']]]),
    addresses: new Set(['/company/contact']),
    anchorsOf: () => new Set(['form', 'offices']),
    gone: new Map(),
  };

  it('lead to a heading that their page has', () => {
    const source = '/a: /company/contact#form\n/b: /company/contact?topic=quote#ofices';
    const file = parseContentFile(contentModel, REDIRECTS_FILE, source);
    const problems = checkTargets(file, page);
    expect(problems.map(toLine)).toEqual([
      'content/redirects.yaml:2:5  /b leads to "/company/contact?topic=quote#ofices", but /company/contact has no heading with the anchor "ofices"; did you mean "offices"?',
    ]);
    expect(problems[0]?.fix?.map(({ text }) => text)).toEqual([
      '/company/contact?topic=quote#offices',
    ]);
  });

  it('choose what their page offers', () => {
    const source = '/a: /company/contact?topic=careers\n/b: /company/contact?topic=career#form';
    const file = parseContentFile(contentModel, REDIRECTS_FILE, source);
    const problems = checkTargets(file, page);
    expect(problems.map(toLine)).toEqual([
      'content/redirects.yaml:2:5  /b leads to "/company/contact?topic=career#form", but /company/contact has no topic "career" to choose; did you mean "careers"?',
    ]);
    expect(problems[0]?.fix?.map(({ text }) => text)).toEqual([
      '/company/contact?topic=careers#form',
    ]);
  });

  it('do not start at a page that exists', () => {
    expect(linesOf('/insights: /company/contact')).toEqual([
      'content/redirects.yaml:1:1  /insights is a page of this site, so nobody can be sent on from it; remove this line, or that page first',
    ]);
  });

  it('do not send a reader twice, nor in circles', () => {
    expect(linesOf('/a: /b\n/b: /c#top\n/c: /insights\n/d: /d')).toEqual([
      'content/redirects.yaml:1:5  /a leads to "/b", which is itself redirected to "/c#top"; write the address at the end',
      'content/redirects.yaml:2:5  /b leads to "/c#top", which is itself redirected to "/insights"; write the address at the end',
      'content/redirects.yaml:4:5  /d leads to "/d", which is itself redirected to "/d"; write the address at the end',
    ]);
  });

  it('may start at what is a folder of other pages', () => {
    expect(linesOf('/company: /company/contact')).toEqual([]);
  });

  it.each([
    ['/careers/', '; write /careers'],
    ['/careers.html', '; write /careers'],
    ['//careers', '; write /careers'],
    ['careers', ''],
    ['/two words', ''],
    ['/blog/*', ''],
    ['/.well-known/jobs', ''],
    ['/jobs.', ''],
    ['/%6aobs', ''],
    ['/a%2fjobs', ''],
    ['/a\\jobs', ''],
    ['/straße', ''],
    ['/jobs\n', ''],
  ])('start at a well-formed address, unlike %j', (from, hint) => {
    expect(linesOf(`${JSON.stringify(from)}: /insights`)).toEqual([
      `content/redirects.yaml:1:1  ${from} must be an address such as /old/page, in small letters, without ending and slash${hint}`,
    ]);
  });

  it.each([
    ...['/404', '/old/404', '/assets/boot.js', '/frame.json', '/api/placeholder/8/6'],
    ...['/admin', '/admin/config.json'],
    ...['/robots.txt', '/feed.xml', '/plan.pdf', '/site.webmanifest'],
    ...['/insights.md', '/og/insights.png', '/insights.html/old', '/insights.html.br'],
  ])('leave %s alone', (from) => {
    expect(linesOf(`${from}: /insights`)).toEqual([
      `content/redirects.yaml:1:1  ${from} is an address that the site needs itself; remove this line`,
    ]);
  });

  it.each([
    ...['/Insights', '//insights', '/insights/', '/insights.html', '/insights/index.html'],
    ...['/insights/index', '/index'],
  ])('do not start at another spelling of a page, such as %s', (from) => {
    expect(linesOf(`"${from}": /company/contact`)[0]).toContain('is a page of this site');
  });

  it.each([
    ...['company/careers', 'http://ohmstead.example', 'javascript:alert(1)', 'https://'],
    ...['https://ring', 'https://xn--pple-43d.example/a'],
    ...['https://ohmstead。example', 'https:/ohmstead.example'],
    ...['https://ohmstead.example/a b', 'https://ohmstead.example/straße', '//ohmstead.example'],
    ...['/insights?x=\n/* /x', '/insights#\u0000', '/insights# x'],
  ])('do not lead to %j', (to) => {
    expect(linesOf(`/old: ${JSON.stringify(to)}`)).toEqual([
      expect.stringMatching(/yaml:1:7 {2}\/old leads to .*, but must lead to \/a/),
    ]);
  });

  it('that pass lie in files of their own, whatever anybody writes', () => {
    const odd = fc.constantFrom('..', '.', '', '%2e', 'index', 'Insights', 'robots.txt', 'og');
    const plain = fc.stringMatching(/^[a-z][a-z.-]{0,6}$/);
    const segment = fc.oneof({ arbitrary: plain, weight: 12 }, odd, fc.string({ unit: 'binary' }));
    const ending = fc.constantFrom('', '', '/', '.html', '.json', '.HTML', '.br');
    const address = fc
      .tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), ending)
      .map(([parts, end]) => `/${parts.join('/')}${end}`);
    const known = fc.constantFrom(...written.map((file) => `/${file}`));
    const lists = fc.uniqueArray(fc.oneof({ arbitrary: address, weight: 9 }, known));
    let passed = 0;
    fc.assert(
      fc.property(lists, (all) => {
        const pairs = Object.fromEntries(all.map((from) => [from, '/insights']));
        const file = parseContentFile(contentModel, REDIRECTS_FILE, JSON.stringify(pairs));
        // Characters that no text may contain are reported by the safety rule.
        fc.pre(JSON.stringify(file.data) === JSON.stringify(pairs));
        const problems = checkRedirects(file, site, names);
        const folder = openFileNames();
        for (const each of written) folder.take(each);
        for (const from of all.filter((one) => problems.every(({ field }) => field !== one))) {
          passed += 1;
          expect(posix.normalize(from)).toBe(from);
          expect(new URL(from, 'https://ohmstead.example').pathname).toBe(from);
          expect(folder.find(from.slice(1))).toBeUndefined();
          expect(folder.take(toHtmlFile(from))).toBeUndefined();
        }
      }),
      { numRuns: 40 },
    );
    expect(passed).toBeGreaterThan(0);
  });
});
