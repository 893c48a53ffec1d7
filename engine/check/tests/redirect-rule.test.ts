import { describe, expect, it } from 'vitest';
import { contentModel } from '../model';
import { parseContentFile } from '../read/content-file';
import { checkRedirects } from '../rules/redirect-rule';
import { toLine } from './to-line';

const addresses = new Set(['/', '/company/careers', '/company/contact', '/insights']);

function linesOf(source: string): string[] {
  const file = parseContentFile(contentModel, 'content/redirects.yaml', source);
  return checkRedirects(file, addresses).map(toLine);
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

  it('may be none', () => {
    expect(linesOf('')).toEqual([]);
    expect(linesOf('# nothing yet\n')).toEqual([]);
  });

  it('name the nearest page where theirs does not exist', () => {
    expect(linesOf('/careers: /company/carers')).toEqual([
      'content/redirects.yaml:1:11  /careers leads to "/company/carers", but there is no such page; did you mean "/company/careers"?',
    ]);
  });

  it('do not start at a page that exists', () => {
    expect(linesOf('/insights: /company/contact')).toEqual([
      'content/redirects.yaml:1:1  /insights is a page of this site, so nobody can be sent on from it; remove this line',
    ]);
  });

  it('do not send a reader twice', () => {
    expect(linesOf('/a: /b\n/b: /c\n/c: /insights')).toEqual([
      'content/redirects.yaml:1:5  /a leads to "/b", which is redirected too; write "/insights"',
      'content/redirects.yaml:2:5  /b leads to "/c", which is redirected too; write "/insights"',
    ]);
  });

  it('do not go in circles', () => {
    const circle = 'which leads back; readers would go in a circle';
    expect(linesOf('/a: /a')).toEqual([`content/redirects.yaml:1:5  /a leads to "/a", ${circle}`]);
    expect(linesOf('/a: /b\n/b: /a#top')).toEqual([
      `content/redirects.yaml:1:5  /a leads to "/b", ${circle}`,
      `content/redirects.yaml:2:5  /b leads to "/a#top", ${circle}`,
    ]);
  });

  it('are written once, whatever the case', () => {
    expect(linesOf('/Jobs: /insights\n/jobs: /company/careers')).toEqual([
      'content/redirects.yaml:2:1  /jobs is redirected twice: to "/insights" and to "/company/careers"',
    ]);
  });

  it.each([
    ['/careers/', '; write /careers'],
    ['/careers.html', '; write /careers'],
    ['//careers', '; write /careers'],
    ['careers', ''],
    ['/two words', ''],
    ['/blog/*', ''],
    ['https://ohmstead.example/careers', ''],
  ])('start at a well-formed address, unlike %s', (from, hint) => {
    expect(linesOf(`"${from}": /insights`)).toEqual([
      `content/redirects.yaml:1:1  ${from} must be an address such as /old/page, without ending and slash${hint}`,
    ]);
  });

  it.each(['/index', '/404', '/assets/boot.js', '/frame.json', '/api/placeholder/8/6'])(
    'leave %s alone',
    (from) => {
      expect(linesOf(`${from}: /insights`)[0]).toContain(
        'is an address that the site needs itself',
      );
    },
  );

  it.each(['company/careers', 'http://ohmstead.example', 'javascript:alert(1)', 'https://'])(
    'do not lead to %s',
    (to) => {
      expect(linesOf(`/old: "${to}"`)).toEqual([
        `content/redirects.yaml:1:7  /old leads to "${to}", but must lead to /a/page of this site or to https://…`,
      ]);
    },
  );
});
