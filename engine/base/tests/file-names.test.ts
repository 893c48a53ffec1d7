import { describe, expect, it } from 'vitest';
import { openFileNames } from '../file-names';

function open() {
  const names = openFileNames();
  for (const name of ['a.html', 'Docs/Grid/Map.svg', 'docs/b.html', 'cafe\u0301.pdf']) {
    expect(names.take(name)).toBeUndefined();
  }
  return names;
}

describe('files of one folder, as every disk tells them apart', () => {
  it.each([
    ['a.html', 'a.html', 'a.html'],
    ['A.HTML', 'a.html', 'a.html'],
    ['caf\u00e9.pdf', 'cafe\u0301.pdf', 'cafe\u0301.pdf'],
    // The file `a.html` would have to be a folder.
    ['a.html/b', 'a.html', 'a.html'],
    ['docs/grid/map.svg/b/c', 'Docs/Grid/Map.svg', 'Docs/Grid/Map.svg'],
    // A folder with this name already exists.
    ['docs/GRID', undefined, 'Docs/Grid/Map.svg'],
    ['docs', undefined, 'docs/b.html'],
    ['docs/map.svg', undefined, undefined],
    ['grid', undefined, undefined],
    ['a', undefined, undefined],
  ])('find %j at %j, and it cannot lie beside %j', (name, found, twin) => {
    const names = open();
    expect([names.find(name), names.findTwin(name), names.take(name)]).toEqual([found, twin, twin]);
  });

  it('take no name twice', () => {
    const names = open();
    names.take('new');
    expect(names.take('NEW')).toBe('new');
  });
});
