import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentProps } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SAMPLE } from '../../../tests/site/folders.ts';
import { SiteContext } from '../../components/ui/site-context.tsx';
import { labelMarks } from './scene-labels.ts';
import { Opening, preload } from './view.tsx';

type OpeningPage = ComponentProps<typeof Opening>['page'];

const site = parse(readFileSync(join(SAMPLE, 'content/site.yaml'), 'utf8'));
const copy = readFileSync(join(SAMPLE, 'content/pages/markets.mdx'), 'utf8').split(/^---$/m)[1];
const figure = { value: '12', label: 'projects' };

const page: OpeningPage = {
  market: {
    order: 1,
    name: 'Airfields',
    slug: 'airfields',
    path: '/markets/airfields',
    description: 'Light for runways.',
    color: 'copper',
    challenge: 'Dark.',
    solution: 'Light.',
    applications: [],
    benefits: [],
    image: undefined,
    stats: { projects: figure, coverage: figure, impact: { ...figure, kind: 'savings' } },
    promise: undefined,
    caseStudy: { title: 'One runway', result: 'No dark night', path: '/stories/one-runway' },
    cases: '/stories',
  },
  scene: undefined,
  night: undefined,
  copy: { night: { play: 'Play' } },
  position: 1,
  total: 2,
  breadcrumb: [{ label: 'Markets', path: '/markets' }],
  listCopy: parse(copy ?? ''),
};
const scene: OpeningPage['scene'] = {
  src: '/scene.svg',
  alt: 'A runway.',
  width: 1600,
  height: 900,
  drawing: true,
  marks: labelMarks([{ product: 'lumen', name: 'Lumen', path: '/products/lumen', x: 60, y: 50 }]),
};

await preload({ scene, jobs: undefined });

function draw(changed: Partial<OpeningPage>): string {
  const opening = createElement(Opening, { page: { ...page, ...changed } });
  const inside = createElement(SiteContext, { value: { site, formTarget: null } }, opening);
  return renderToStaticMarkup(createElement(MemoryRouter, {}, inside));
}

const read = (html: string) => html.replace(/<[^<>]*>/g, '');
const headlineOf = (html: string) => read(/<h1.*?<\/h1>/.exec(html)?.[0] ?? '');

describe.each([
  ['a market with a scene', { scene }],
  ['a market that nobody has drawn', {}],
])('the opening of %s', (_, changed) => {
  const html = draw(changed);

  it('has its actions before the drawing', () => {
    const { inquire, caseStudies } = page.listCopy;
    expect(html).toContain(`market=${page.market.slug}`);
    expect(read(html)).toContain(inquire.label);
    expect(html.indexOf(caseStudies.label)).toBeLessThan(html.search(/<img|<use/));
  });

  it('has its name as the headline, where nothing is promised', () => {
    expect(headlineOf(html)).toBe('Airfields');
  });

  it('has its name and its promise as the headline', () => {
    const market = { ...page.market, promise: 'No runway goes dark' };
    expect(headlineOf(draw({ ...changed, market }))).toBe('Airfields: No runway goes dark');
  });
});

describe('a scene', () => {
  it('has a description, and links to its products', () => {
    const html = draw({ scene });
    expect(html).toContain('alt="A runway."');
    expect(html).toMatch(/<a [^>]*href="\/products\/lumen"[^>]*>.*Lumen<\/text>/);
  });

  it('is loaded first, with its size reserved', () => {
    expect(draw({ scene })).toMatch(/<img(?=[^>]*fetchPriority="high")(?=[^>]*width="1600")/i);
  });
});
