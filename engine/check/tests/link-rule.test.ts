import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { action, link } from '../fields/index.ts';
import { parseContentFile } from '../read/content-file.ts';
import { readBody } from '../rules/body.ts';
import { checkLinks } from '../rules/link-rule.ts';
import { gatherSite } from '../rules/site.ts';
import { applyFixes } from './apply-fixes.ts';
import { contentModel } from './site.fixture.ts';

const RING = 'content/insights/ring.mdx';

function parse(path: string, fields: string, body = '') {
  return parseContentFile(contentModel, path, `---\n${fields}\n---\n${body}`);
}

const files = [
  parse('content/products/core.mdx', 'name: Core', '\n## Method\n'),
  parse('content/products/next.mdx', 'name: Next\ndraft: true', '\n## A draft\n'),
  parse(RING, 'title: Ring', '\n## A ring\n\n## Über Meer\n'),
  parse('content/pages/insights.mdx', 'kind: insights'),
  parse('content/pages/support/warranty.mdx', 'kind: plain', '\n## Two years\n\n## Ten years\n'),
  parseContentFile(
    contentModel,
    'content/redirects.yaml',
    '/old: /products/core\n/aged: /support/warranty#two-years\n',
  ),
];
const site = gatherSite({
  model: contentModel,
  files,
  disk: new Map([['public/plan.pdf', { bytes: 9 }]]),
  today: '2026-11-21',
  deleted: new Set([
    'content/products/forgotten.mdx',
    'content/pages/support/lost.mdx',
    'content/insights/lost.mdx',
  ]),
});
const schema = z.strictObject({
  title: z.string().optional(),
  to: link.optional(),
  actions: z.array(action).optional(),
});

/** What is reported about an article, and the article as `--fix` leaves it. */
function check(fields: string, body: string, path = RING) {
  const file = parse(path, fields, body);
  const problems = checkLinks(file, schema, site);
  const fixed = applyFixes(file.source, problems);
  const message = problems.map(({ field, message }) => `${field} ${message}`.trim()).join(' / ');
  return { message, fixed };
}

function checkLink(url: string) {
  const { message, fixed } = check('title: Ring', `See [it](${url}).\n`);
  return { message, url: /\((.*)\)/.exec(fixed)?.[1] };
}

describe('a link with a choice', () => {
  it.each([
    ...['/insights?order=date', '/insights?order=reading+time', '/insights?about=core,next'],
    ...['/insights?utm_source=order', '/products/core?order=any'],
  ])('may be %s', (url) => {
    expect(checkLink(url).message).toBe('');
  });

  it.each([
    ['order=dat', 'order "dat" to choose; did you mean "date"?', 'order=date'],
    ['a=b&order=age#a', 'order "age" to choose; known are date and reading time', undefined],
    ['about=core,nest', 'about "nest" to choose; did you mean "next"?', 'about=core,next'],
  ])('may not choose %s', (choice, message, better) => {
    const found = checkLink(`/insights?${choice}`);
    expect(found.message).toContain(`but /insights has no ${message}`);
    expect(found.url).toBe(`/insights?${better ?? choice}`);
  });
});

describe('a link in a text', () => {
  it.each([
    ...['/products/core', '/products/core?a=b#method', '/404', '/plan.pdf', '/plan.pdf#page=2'],
    ...['/products/core/datasheet.pdf?a', '/feed.xml', '/.well-known/security.txt'],
    ...['/support/warranty#two-years', '#a-ring', '#%C3%BCber-meer', `/insights/ring#über-meer`],
    ...['MAILTO:a@b.example?Subject=a&body=b', 'tel:12345', 'TEL:+1-555-0142'],
    'https://www.google.com/search?q=https://a.example',
    'https://a.example/url?q=https://b.example',
    ...['https://a.example', 'HTTPS://a.example:443/b', 'https://127.0.0.1.example'],
  ])('may lead to %s', (url) => {
    expect(checkLink(url).message).toBe('');
  });

  it.each([
    ['/products/cor?a#b', '/products/core?a#b'],
    ['/Products/Core', '/products/core'],
    ['/products//core', '/products/core'],
    ['/products/core.mdx', '/products/core'],
    ['/products/core.md#method', '/products/core#method'],
    ['/products/core/index.html?a', '/products/core?a'],
    ['/old#method', '/products/core#method'],
    ['/old?a#point-list', '/products/core?a'],
    ['/old#methid', '/products/core#method'],
    ['/products/cor#methid', '/products/core#method'],
    ['/products/core/#methid', '/products/core#method'],
    ['/aged?a', '/support/warranty#two-years'],
    ['/plam.pdf?a', '/plan.pdf?a'],
    ['/support/warranty?a#two-year', '/support/warranty?a#two-years'],
    ['products/core#method', '/products/core#method'],
    ['prodcts/core', '/products/core'],
    ['../../support/warranty.md', '/support/warranty'],
    ['//127.0.0.1/a', '/a'],
    ['http://[::1]:3000/a', '/a'],
    ['http://0.0.0.0', '/'],
    ['HTTP://a.example/b', 'https://a.example/b'],
    ['//a.example/b', 'https://a.example/b'],
    ['localhosts.example', 'https://localhosts.example'],
    ['a.com/b', 'https://a.com/b'],
    ['a@b.example', 'mailto:a@b.example'],
    ['+1-555-0142', 'tel:+15550142'],
  ])('to %s becomes %s', (url, better) => {
    expect(checkLink(url).url).toBe(better);
  });

  it.each([
    ['/products/core#', 'but nothing stands behind its #; name a heading, or delete the #'],
    ['#%zz', 'but /insights/ring has no heading with the anchor "%zz"'],
    ['/support/warranty#lost', 'known are two-years and ten-years'],
    ['/products/next#method', 'a page that is not published yet'],
    ['/products/next/datasheet.pdf', 'a page that is not published yet'],
    ['/products/none/datasheet.pdf', 'save it as public/products/none/datasheet.pdf'],
    ['/products/core.pdf', 'but public/ has no such file'],
    ['/insights/feed.xml', 'but public/ has no such file'],
    [
      '/products/forgotten',
      'which is gone, since this change deletes content/products/forgotten.mdx',
    ],
    ['/products/forgotten/datasheet.pdf', 'which is gone'],
    ['/insights#lost', 'which is gone, since this change deletes content/insights/lost.mdx'],
    ['/products/forgotten-too', 'but there is no such page'],
    ['/support/lost?a#b', 'since this change deletes content/pages/support/lost.mdx'],
    ['/products/far-away', 'known are /products/core and /products/core/datasheet'],
    ['/api/placeholder/8/8', 'a placeholder picture and no page; name a page'],
    ['/a/api/placeholder/8/8', 'but there is no such page'],
    ['/products\\\\core', 'which has a backslash'],
    ['mailto:a@b', 'which is no email address'],
    ['mailto:a,c@b.example', 'which is no email address'],
    ['mailto:a@b.example?cc=c@b.example', 'which fills in "cc" of an email'],
    ['mailto:a@аpple.example', 'letters of another script'],
    ['tel:1234', 'which is no number that a phone can dial'],
    ['tel:+49%2030', 'write digits only, such as tel:+492030'],
    ['https://a.example:123456/', 'which is no complete address'],
    ['https://a@b.example', 'which is no complete address'],
    ['https://аpple.example', 'letters of another script'],
    ['12345', 'but an address of this site begins with /'],
  ])('to %s leads nowhere', (url, message) => {
    const report = checkLink(url);
    expect(report.message).toContain(message);
    expect(report.url).toBe(url);
  });

  it('is no picture', () => {
    expect(check('title: Ring', '![A ring.](./ring.svg)').message).toBe('');
  });

  it('may lead from a draft to its own headings, and to no others', () => {
    const link = (anchor: string) =>
      check('name: Next', `[it](${anchor})`, 'content/products/next.mdx').message;
    expect(link('#a-draft')).toBe('');
    expect(link('#nowhere')).toContain('has no heading with the anchor "nowhere"');
  });
});

describe('a link in a field', () => {
  it.each([
    ['to: /products/cor?a#b', 'to leads to "/products/cor?a#b", but there is no such page'],
    ['to: "javascript:a"', 'to has an address that begins with javascript:'],
    ['to: "data:a"', 'to has an address that begins with data:'],
  ])('%s is wrong', (fields, message) => {
    expect(check(fields, '').message).toContain(message);
  });
});

describe('a link whose words are an address', () => {
  it.each([
    ['/products', '/products/core'],
    ['/products/', '/products?a=1#b'],
    ['/products', 'https://a.example/products'],
    ['+1 555 010 0142', 'tel:+15550100142'],
    ['(0555) 010-0142', 'TEL:+15550100142'],
    ['Mail@A.example', 'mailto:mail@a.example?subject=b'],
    ['www.a.example', '//a.example/b'],
    ['a.example/b', 'https://www.a.example/b/c#d'],
    ['a.example/b', 'https://a.example/b?c'],
    ['https://ohm.example/products', '/products/core'],
    ['plain words', 'https://a.example'],
    ['IEC 61850-7-4, part 3/4, v1.2.3 and 0.78 to 0.98', 'https://a.example'],
    ['Node.js and report.pdf', 'https://a.example'],
  ])('may read %s and lead to %s', (label, url) => {
    expect(readBody(parse(RING, 'title: a', `[${label}](${url})`)).hazards).toEqual([]);
  });

  it.each([
    ['/product', '/products'],
    ['/products/core', '/products'],
    ['/a/b.pdf', 'https://a.example/b'],
    ['/support', '#products'],
    ['555 010 0143', 'tel:+15550100142'],
    ['555 010', 'tel:+15550100142'],
    ['mail@b.example', 'mailto:mail@a.example'],
    ['mail@a.example', '/contact'],
    ['mail@a.example', 'https://a.example'],
    ['a.example', 'mailto:mail@a.example'],
    ['b.example', 'https://a.example'],
    ['a.example or b.example', 'https://a.example'],
    ['a.example/c', 'https://a.example/b'],
    ['a.example/b', 'https://a.example/bc'],
    ['a\u3002example', 'https://b.example'],
    ['http\uff1a//a.example', 'https://b.example'],
    ['g\u03bfod.example', 'https://good.example'],
    ['//a.example/b', 'https://b.example'],
    ['**www.a.example**', 'https://a.b.example'],
    ['https://ohm.example/support', '/products'],
  ])('deceives readers where it reads %s and leads to %s', (label, url) => {
    for (const body of [
      `[${label}](${url})`,
      `[${label}][a]\n\n[a]: ${url}`,
      `[${label}][a]\n\n[a]: ${url}\n[A]: ${label}`,
      `[a](${url} "${label}")`,
    ]) {
      const report = readBody(parse(RING, 'title: a', body)).hazards.map(({ message }) => message);
      expect(report, body).toEqual([expect.stringContaining('so readers are deceived')]);
    }
  });
});
