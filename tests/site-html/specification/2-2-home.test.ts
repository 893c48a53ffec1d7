import { expect, it } from 'vitest';

import { markets, products, site, stories } from '../../site/facts.ts';
import { openPage, pairsOf, partOf, plain, targetsOf, textOf, textsOf } from '../document.ts';

const page = openPage('/');

it('the portfolio shows every product, each a link to its page', () => {
  const cards = [...page.querySelectorAll('.bay:has(a[href^="/products/"])')];
  expect(cards.flatMap((card) => targetsOf(card))).toEqual(
    products.map(({ slug }) => `/products/${slug}`),
  );
  for (const [index, { name, category }] of products.entries()) {
    const card = cards[index] ?? page;
    expect(textOf(card, 'h3')).toBe(name);
    expect(plain(card.textContent)).toContain(category);
    expect(plain(card.textContent)).toContain(site.labels.learnMore);
  }
});

it('the industry focus shows every market, each a link to its page', () => {
  const cards = [...page.querySelectorAll('.panorama > li')];
  expect(cards.flatMap((card) => targetsOf(card))).toEqual(
    markets.map(({ slug }) => `/markets/${slug}`),
  );
  for (const [index, { name, stats }] of markets.entries()) {
    const card = cards[index] ?? page;
    expect(textOf(card, 'h3')).toBe(name);
    const text = plain(card.textContent);
    expect(text).toContain(`${stats.projects.value} ${stats.projects.label}`);
    expect(text).toContain(`${stats.coverage.value} ${stats.coverage.label}`);
  }
});

it('each success story leads to its page, and shows its problem, its answer and its readings', () => {
  const cards = [...page.querySelectorAll('main article')];
  expect(cards).toHaveLength(stories.length);
  for (const [index, { slug, title, category }] of stories.entries()) {
    const card = cards[index] ?? page;
    expect(plain(card.textContent)).toContain(category);
    expect(targetsOf(card, ':is(h2, h3) a')).toEqual([`/stories/${slug}`]);
    expect(textOf(openPage(`/stories/${slug}`), 'h1')).toBe(plain(title));
    expect(textOf(card, 'h3')).toBe(plain(title));
    const { Challenge, Solution } = pairsOf(partOf(card, 'dl'));
    expect(Challenge).toMatch(/.{40}/);
    expect(Solution).toMatch(/.{40}/);
    const results = pairsOf(partOf(card, '.results'));
    expect(Object.keys(results).length).toBeGreaterThanOrEqual(3);
  }
});

it('the about section has a mission card', () => {
  expect(textOf(page, '.mission h3')).toBe('Our mission');
  expect(textOf(page, '.mission p')).toMatch(/.{40}/);
});

it('the group block lists the certifications', () => {
  expect(textsOf(page, '.certs b')).toEqual(site.certifications.map(({ name }) => plain(name)));
});
