import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';

const PRODUCTS = 11;
const MARKETS = 8;
/** Entries added by the test. */
const PRODUCT = `added-${PRODUCTS - 1}`;
const MARKET = `added-${MARKETS - 1}`;

const { root } = inject('moreContent');

describe('a site with 11 products and 8 markets', () => {
  it('has eight bays, and a link to all products', async () => {
    const html = await read('index.html');
    expect(count(html, '<li class="bay')).toBe(8);
    expect(html).toContain('All Products');
  });

  it('draws the designation of a product without an icon in a box', async () => {
    const html = await read(`products/${PRODUCT}.html`);
    expect(html).toMatch(new RegExp(`<text[^>]*>XX${PRODUCTS - 1}<`));
  });

  it('counts the markets, and shows those without a picture by a drawing without words', async () => {
    const html = await read(`markets/${MARKET}.html`);
    expect(html).toContain(`Market ${MARKETS - 1} of ${MARKETS}`);
    expect(html).toMatch(/aria-hidden="true"[^>]*><use href="\/assets\/elevation-/);
  });

  it('asks about every product, market and open position', async () => {
    const form = await read('company/contact.html');
    expect(count(form, '<option value="product:')).toBe(PRODUCTS);
    expect(count(form, '<option value="market:')).toBe(MARKETS);
    expect(count(form, '<optgroup')).toBe(3);
  });
});

describe('the way above a page of prose', () => {
  it.each([
    ['company-cars', 'whose address only begins like one of the bar'],
    ['fleet', 'that the bar itself links to'],
  ])('has no page above %s, %s', async (page) => {
    expect(await read(`${page}.html`)).not.toContain('BreadcrumbList');
    expect(await read('company/about.html')).toContain('BreadcrumbList');
  });
});

function read(page: string): Promise<string> {
  return readFile(join(root, 'dist', page), 'utf8');
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
