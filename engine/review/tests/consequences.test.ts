import { expect, it } from 'vitest';
import { findConsequences } from '../consequences';
import { sketchSite } from './built-site';

/** A site with the given documents in its search index, by address. */
function siteOf(found: Record<string, string>, pdfs: Record<string, string> = {}, redirects = {}) {
  const titles = Object.values(found).map((title, id) => [id, { document: { title } }]);
  const documentIds = Object.fromEntries(Object.keys(found).map((path, id) => [id, path]));
  const index = { documentIds, storedFields: Object.fromEntries(titles) };
  const files = { ...pdfs, 'search-index.json': JSON.stringify(index) };
  return sketchSite({}, { files, redirects });
}

it('what a search finds, where old addresses lead and what PDFs show is told where it differs', async () => {
  const before = siteOf(
    { '/a': 'A', '/b': 'Bee', '/c': 'C' },
    { 'a.pdf': 'a', 'b.pdf': 'b', 'c.pdf': 'c', 'a.png': 'a' },
    { '/same': '/a', '/old': '/b', '/gone': '/c' },
  );
  const after = siteOf(
    { '/a': 'A', '/b': 'Wasp', '/d': 'D' },
    { 'a.pdf': 'a', 'b.pdf': 'bee', 'd.pdf': 'd', 'a.png': 'b' },
    { '/same': '/a', '/old': '/d', '/new': '/c' },
  );
  const told = await findConsequences(before, after);
  const lines = told.map(({ what, rows }) => [
    what,
    ...rows.map(({ label, pieces }) =>
      [label, ...pieces.map(({ kind, text }) => `${kind}:${text}`)].join(' '),
    ),
  ]);
  expect(lines).toEqual([
    ['Found by the search', '/b out:Bee in:Wasp', '/d in:D', '/c out:C'],
    ['Where old addresses lead', '/old out:/b in:/d', '/new in:/c', '/gone out:/c'],
    ['PDFs', '/b.pdf out:as it was in:drawn anew', '/d.pdf in:new', '/c.pdf out:as it was'],
  ]);
});

it('nothing is told of what is the same, nor of a search that cannot be read', async () => {
  const site = siteOf({ '/a': 'A' }, { 'a.pdf': 'a' }, { '/old': '/a' });
  expect(await findConsequences(site, site)).toEqual([]);
  const older = sketchSite({}, { files: { 'search-index.json': '{"documents":[]}' } });
  expect(await findConsequences(older, sketchSite({}))).toEqual([]);
});
