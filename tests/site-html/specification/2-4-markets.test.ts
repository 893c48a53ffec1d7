import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { toDataFile } from '#check/addresses/paths';
import { builtPages } from '../../site/built-pages.ts';
import { markets } from '../../site/facts.ts';
import { SAMPLE_DIST } from '../../site/folders.ts';
import {
  linkOf,
  openPage,
  partOf,
  plain,
  regionOf,
  targetsOf,
  textOf,
  textsOf,
} from '../document.ts';

const page = openPage('/markets');

it('each market has a block', () => {
  expect(textsOf(page, 'main article h2')).toEqual(markets.map(({ name }) => plain(name)));
});

describe.each(markets)('the block of $name', (market) => {
  const { slug, name, promise, scene, applications, benefits, stats } = market;
  const block = regionOf(page, name);
  const part = (title: string) => {
    const found = [...block.querySelectorAll('.split > div')].find(
      (one) => textOf(one, 'h3') === title,
    );
    if (found === undefined) throw new Error(`There is no ${title}`);
    return found;
  };

  it.runIf(promise)('claims what we promise its market', () => {
    expect(textOf(block, '.market-summary__claim')).toBe(plain(promise));
  });

  it.runIf(scene)('shows the drawing that its own page opens with, once it is near', () => {
    const toSource = (image: Element) => image.getAttribute('src')?.replace(/#.*/, '');
    const shown = partOf(block, 'img.market-summary__scene');
    expect(shown.getAttribute('alt')).toBe(scene?.alt);
    expect(shown.getAttribute('loading')).toBe('lazy');
    expect(toSource(shown)).toBe(toSource(partOf(openPage(`/markets/${slug}`), '.scene img')));
  });

  it.runIf(!scene)('shows its elevation for want of a scene', () => {
    expect(block.querySelector('img')).toBeNull();
    expect(partOf(block, '.market-head use').getAttribute('href')).toMatch(/#drawing$/);
  });

  it('proves its answer by what its projects improved', () => {
    expect(textsOf(block, '.market-summary__proof dd')).toEqual([plain(stats.impact.value)]);
  });

  it('says what its market asks and gets', () => {
    expect(textOf(part('Challenge'), 'p')).toMatch(/.{40}/);
    expect(textOf(part('Solution'), 'p')).toMatch(/.{40}/);
    expect(textsOf(part('Applications'), 'li')).toEqual(applications.map(plain));
    expect(textsOf(part('Benefits'), 'li')).toEqual(benefits.map(plain));
  });

  it('says its impact', () => {
    const impact = Object.values(stats);
    expect(textsOf(block, '.stats dd')).toEqual(impact.map(({ value }) => plain(value)));
    const labels = textsOf(block, '.stats dt');
    for (const [index, { label }] of impact.entries())
      expect(labels[index]).toContain(plain(label));
  });

  it('has a success story that can be read', () => {
    const bar = partOf(block, '.case-bar');
    expect(textOf(bar, 'span')).toBe('Success story');
    const link = partOf(bar, 'a');
    expect(plain(link.getAttribute('aria-label'))).toBe(`Read the story: ${textOf(bar, 'p')}`);
    const [target = ''] = targetsOf(bar);
    expect(target).toMatch(/^\/(stories|insights)\/[a-z0-9-]+$/);
    expect(builtPages).toContain(target);
  });

  it('offers Get Market Solutions and View Case Studies', () => {
    const inquiry = `/company/contact?topic=market&market=${slug}`;
    expect(linkOf(block, 'Get Market Solutions').getAttribute('href')).toBe(inquiry);
    const cases = linkOf(block, 'View Case Studies').getAttribute('href');
    expect(['/stories', `/stories#${slug}`]).toContain(cases);
  });
});

it("a closing block asks Don't See Your Industry?", () => {
  expect(textsOf(regionOf(page, /^Don.t See Your Industry\?$/), 'a')).toEqual([
    'Discuss Your Project',
    'Request Consultation',
  ]);
});

describe.each(markets)('the page of $name', ({ slug, name, promise, scene }) => {
  it('has its name and what we promise it as the headline', () => {
    const texts = [name, ...(promise === undefined ? [] : [promise])].map(plain);
    expect(textOf(openPage(`/markets/${slug}`), 'h1')).toBe(texts.join(': '));
  });

  it.runIf(scene)('has its scene, which does not travel with the home page', () => {
    const { alt } = scene ?? { alt: '' };
    expect(readData(`/markets/${slug}`)).toContain(JSON.stringify(alt));
    expect(readData('/')).not.toContain(alt);
  });
});

/** The data that a browser fetches in place of a page. */
function readData(path: string): string {
  return readFileSync(new URL(toDataFile(path), SAMPLE_DIST), 'utf8');
}
