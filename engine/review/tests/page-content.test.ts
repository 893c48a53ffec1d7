import { describe, expect, it } from 'vitest';

import { readPage } from '../page-content.ts';

const page = (main: string) => readPage(`<html><body><main>${main}</main></body></html>`);

describe('what readers meet on a page', () => {
  it('is its text in reading order, each segment under what names it', () => {
    const { blocks } = page(
      '<h2>Ratings</h2><dl><div><dt>Voltage</dt><dd>230 V</dd></div></dl><p>It <b>holds</b> them.</p>',
    );
    expect(blocks).toEqual([
      { text: 'Ratings', label: '' },
      { text: 'Voltage', label: 'Ratings' },
      { text: '230 V', label: 'Voltage' },
      { text: 'It holds them.', label: 'Ratings' },
    ]);
  });

  it('keeps the words of a menu apart, though no space stands between them', () => {
    const { blocks } = page('<nav><a href="/a">One</a><a href="/b">Two</a></nav>');
    expect(blocks.map(({ text }) => text)).toEqual(['One', 'Two']);
  });

  it('is where its links lead', () => {
    const { links } = page('<header><a href="/">Home</a></header><p>See <a href="/b">b</a>.</p>');
    expect(links).toEqual(['/', '/b']);
  });

  it('is its pictures with their descriptions, also those that stand in the page', () => {
    const { pictures, blocks } = page(
      '<img src="/assets/ring.svg" alt="A ring"><svg class="old"><path d="M0 0h9"/></svg>',
    );
    const renamed = page(
      '<img src="/assets/ring.svg" alt="A ring"><svg class="new"><path d="M0 0h9"/></svg>',
    );
    expect(blocks).toEqual([{ text: 'A ring', label: 'Description of a picture' }]);
    expect(pictures[0]).toBe('/assets/ring.svg');
    expect(renamed.pictures).toEqual(pictures);
  });

  it('has no programs and no styles in it', () => {
    const { blocks } = page('<script>alert(1)</script><style>p{}</style><p>Words</p>');
    expect(blocks.map(({ text }) => text)).toEqual(['Words']);
  });

  it.each([
    [
      'a row of a table',
      '<table><tr><th>Gap</th><td>3  mm</td><td>b</td></tr></table>',
      'b',
      'Gap',
    ],
    [
      'a table without heads of rows',
      '<h2>H</h2><table><tr><td>a</td><td>b</td></tr></table>',
      'b',
      'H',
    ],
    ['a head alone', '<h2>H</h2><table><tr><th>a</th><th>b</th></tr></table>', 'b', 'H'],
    [
      'a name of several words',
      '<dl><div><dt>Rated <b>volt\nage</b></dt><dd>b</dd></div></dl>',
      'b',
      'Rated volt age',
    ],
    [
      'a name that does not name itself',
      '<h3>H</h3><dl><div><dt>a</dt><dd>b</dd></div></dl>',
      'a',
      'H',
    ],
    ['a drawing', '<h2>H</h2><svg><text>b</text></svg>', 'b', 'In a drawing'],
    ['what follows an empty heading', '<h2>H</h2><h3> </h3><p>b</p>', 'b', 'H'],
  ])('is named by what it stands in: %s', (_, html, text, label) => {
    expect(page(html).blocks.find((block) => block.text === text)?.label).toBe(label);
  });

  it('is named by the part of the page where it has no heading, or that of another part', () => {
    const { blocks } = readPage(
      '<body><header><p>a</p></header><main><h1>H</h1><header><p>b</p></header></main><footer><p>c</p></footer><dialog><p>d</p></dialog><p>e</p></body>',
    );
    expect(blocks.map(({ text, label }) => [text, label])).toEqual([
      ['a', 'Header'],
      ['H', ''],
      ['b', 'H'],
      ['c', 'Footer'],
      ['d', 'Menu'],
      ['e', ''],
    ]);
  });

  it('has a space where a line breaks, and none inside of words that are marked', () => {
    const { blocks } = page(
      '<p>One<br>two\n  th<b>ree</b> <a>four</a></p><p><b>fi</b><i>ve</i>.</p>',
    );
    expect(blocks.map(({ text }) => text)).toEqual(['One two three four', 'five.']);
  });

  it('leads nowhere by links without an address', () => {
    expect(page('<p><a>a</a> <a href="">b</a> <link href="/c"></p>').links).toEqual(['']);
  });
});
