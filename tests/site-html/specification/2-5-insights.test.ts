import { expect, it } from 'vitest';

import { EMAIL, filters } from '../../site/facts.ts';
import { openPage, partOf, plain, regionOf, targetsOf, textOf, textsOf } from '../document.ts';

const page = openPage('/insights');
const featured = regionOf(page, 'Featured');

it('there is a search box with a Search button', () => {
  const search = partOf(page, 'form[role="search"]');
  expect(search.querySelectorAll('input[type="search"]')).toHaveLength(1);
  expect(textOf(search, 'button')).toBe('Search');
});

it('there are three featured items', () => {
  expect(targetsOf(featured)).toHaveLength(3);
  expect(textsOf(featured, 'h3')).toHaveLength(3);
});

it('the filter row names all and the five categories, with All as the current one', () => {
  const row = regionOf(page, 'Filter by category');
  expect(textsOf(row, 'a')).toEqual(filters);
  expect(textsOf(row, '[aria-current="page"]')).toEqual(['All']);
});

it('there are six more articles, none of them featured', () => {
  const more = targetsOf(page, '.article-list li h3 a, .article-list li > a');
  expect(page.querySelectorAll('.article-list li')).toHaveLength(6);
  expect(more.length).toBeGreaterThan(0);
  for (const target of more) expect(targetsOf(featured)).not.toContain(target);
});

it('Load More Insights leads to six other articles', () => {
  expect(targetsOf(page)).toContain('/insights/page/2');
  const next = openPage('/insights/page/2');
  expect(next.querySelectorAll('.article-list li')).toHaveLength(6);
  const first = targetsOf(page, '.article-list a');
  for (const target of targetsOf(next, '.article-list a')) expect(first).not.toContain(target);
});

it('there is a monthly newsletter sign-up', () => {
  const form = partOf(page, 'main form[action^="mailto:"]');
  expect(plain(form.closest('section')?.textContent)).toContain('month');
  expect(form.getAttribute('action')).toMatch(new RegExp(`^mailto:${EMAIL}\\?`));
  expect(textOf(form, 'label')).toBe('Email address');
});
