import { describe, expect, it } from 'vitest';

import { readPage } from '../page-content';

const page = (main: string) => readPage(`<html><body><main>${main}</main></body></html>`);

describe('what readers meet on a page', () => {
  it('is its text in reading order, each piece under what names it', () => {
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
});
