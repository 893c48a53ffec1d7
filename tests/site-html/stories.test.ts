import { expect, it } from 'vitest';

import { builtPages, pagesBelow } from '../site/built-pages';
import { footerColumns, legalLinks, markets, stories } from '../site/facts';
import { openPage, plain, targetsOf, textOf, textsOf } from './document';

it('each success story on Markets leads to a story or to an article that tells it', () => {
  const targets = targetsOf(openPage('/markets'), 'a[aria-label^="Read the story"]');
  expect(targets).toHaveLength(markets.length);
  expect(targets.filter((to) => !builtPages.includes(to))).toEqual([]);
  expect(targets.filter((to) => !/^\/(stories|insights)\/[^/]+$/.test(to))).toEqual([]);
});

it.each(['/', '/markets'])('View Case Studies on %s leads to the one home of all cases', (path) => {
  const studies = [...openPage(path).querySelectorAll('a')].filter(({ textContent }) =>
    textContent?.startsWith('View Case Studies'),
  );
  expect(studies.length).toBeGreaterThan(0);
  for (const link of studies) expect(link.getAttribute('href')).toBe('/stories');
});

it('the home of all cases has the stories, and the articles that tell one', () => {
  const page = openPage('/stories');
  expect(page.querySelectorAll('main article').length).toBeGreaterThan(0);
  expect(textsOf(page, '.register .badge')[0]).toBe('Case Studies');
});

it.each(stories)('the card of $slug says what was asked and what was done', (story) => {
  const cards = [...openPage('/stories').querySelectorAll('main article')];
  const card = cards.find((one) => targetsOf(one).includes(`/stories/${story.slug}`));
  expect(card && textsOf(card, '.case dd')).toEqual([story.challenge, story.solution].map(plain));
});

it('every story and at least three articles have a chart', () => {
  const hasChart = (path: string) =>
    openPage(path).querySelector('.prose figcaption + svg[width="100%"]') !== null;
  expect(pagesBelow('/stories').filter((path) => !hasChart(path))).toEqual([]);
  expect(pagesBelow('/insights').filter(hasChart).length).toBeGreaterThanOrEqual(3);
});

const written = [
  ...Object.values(footerColumns).flat(),
  ...legalLinks,
  ...pagesBelow('/company/careers'),
];

it.each(written)('%s, which the footer or the careers lead to, has something to say', (path) => {
  expect(textOf(openPage(path), 'main').split(' ').length).toBeGreaterThan(200);
});
