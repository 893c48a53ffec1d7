import { expect, it } from 'vitest';
import { readSite } from '#check/check-content';
import { gatherSite } from '#check/rules/site';
import contentModel from '../../src/content.config.ts';
import { identifierPrefix } from '../../src/lib/ids.ts';
import { builtPages } from '../site/built-pages.ts';
import { SAMPLE } from '../site/folders.ts';
import { openPage } from './document.ts';

const { anchorsOf } = gatherSite(await readSite(contentModel, SAMPLE));

function idsOf(path: string): string[] {
  return [...openPage(path).querySelectorAll('[id]')].map(({ id }) => id);
}

it.each([...builtPages, '/404'])('no two elements of %s have the same id', (path) => {
  const ids = idsOf(path);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each([...builtPages, '/404'])(
  'an id of %s is an anchor that the check knows, or no heading can have it',
  (path) => {
    const anchors = anchorsOf(path) ?? new Set();
    const ids = idsOf(path).filter((id) => !id.includes(identifierPrefix));
    expect(ids.filter((id) => !anchors.has(id))).toEqual([]);
  },
);

it('every page has the ids of its frame', () => {
  for (const path of builtPages)
    expect(idsOf(path)).toEqual(expect.arrayContaining(['ui:main', 'ui:menu']));
});
