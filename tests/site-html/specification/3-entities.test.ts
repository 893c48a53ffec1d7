import { describe, expect, it } from 'vitest';

import { markets, products, stories } from '../../site/facts.ts';
import { readBuilt } from '../dist.ts';
import { openPage, pairsOf, partOf, plain, textOf, textsOf } from '../document.ts';

it.each(products)(
  'the product $name is a $category, with icon, features and ratings',
  ({ slug, name, category, features }) => {
    const page = openPage(`/products/${slug}`);
    const head = partOf(page, '.product-head');
    expect(textOf(page, 'h1')).toBe(name);
    expect(textOf(head, '.tag')).toContain(category);
    expect(textOf(head, '.lead')).toMatch(/.{40}/);
    expect(head.querySelector('.symbol')).not.toBeNull();
    expect(textsOf(page, 'section[aria-label="Key features"] li')).toHaveLength(features.length);
    const ratings = pairsOf(partOf(page, 'table'));
    expect(Object.keys(ratings).length).toBeGreaterThanOrEqual(4);
  },
);

it.each(markets)(
  'the market $name has a picture, a third stat and a case study',
  ({ slug, name, stats }) => {
    const page = openPage(`/markets/${slug}`);
    expect(textOf(page, 'h1')).toContain(plain(name));
    const picture = partOf(page, '.opening [role="img"], .opening img');
    const text = picture.getAttribute('aria-label') ?? picture.getAttribute('alt');
    expect(text).toMatch(/.{20}/);
    expect(textsOf(page, '.stats dt')[2]).toContain(plain(stats.impact.label));
    const study = partOf(page, '.case-bar');
    expect(textOf(study, 'p')).toMatch(/.{20}/);
    expect(textsOf(study, 'span')[1]).toMatch(/.{10}/);
  },
);

describe.each(stories)('the story of $category', ({ slug, category }) => {
  const page = openPage(`/stories/${slug}`);

  it('has every field', () => {
    expect(textOf(page, 'h1')).toMatch(/.{10}/);
    const head = partOf(page, '.article-head');
    expect(plain(head.textContent)).toContain(category);
    const facts = Object.values(pairsOf(partOf(head, 'dl')));
    expect(facts).toHaveLength(4);
    for (const fact of facts) expect(fact).toMatch(/\S/);
    expect(textsOf(page, 'h2, h3')).toEqual(expect.arrayContaining(['Challenge', 'Solution']));
    expect(page.querySelector('.article-figure svg')).not.toBeNull();
    const phases = page.querySelectorAll('.phases > li:not([aria-hidden])');
    expect(phases.length).toBeGreaterThanOrEqual(3);
  });

  it('has results with metric, label and icon', () => {
    const results = [...partOf(page, '.results').querySelectorAll(':scope > div')];
    expect(results.length).toBeGreaterThanOrEqual(3);
    for (const result of results) {
      expect(result.querySelector('svg')).not.toBeNull();
      expect(textOf(result, 'dd')).toMatch(/\d|Zero|None/i);
      expect(textOf(result, 'dt')).toMatch(/\S/);
    }
  });
});

it('a placeholder picture has the size that its address names', () => {
  expect(readBuilt('api/placeholder/1200/675')).toMatch(/<svg[^>]* width="1200" height="675"/);
});
