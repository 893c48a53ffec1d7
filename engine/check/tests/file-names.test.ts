import { describe, expect, it } from 'vitest';
import { openFileNames } from '../rules/output-rule.ts';

function open() {
  const names = openFileNames();
  for (const name of ['a.html', 'Docs/Map.svg', 'cafe\u0301.pdf']) {
    expect(names.take(name)).toBeUndefined();
  }
  return names;
}

describe('files of one folder, as every disk tells them apart', () => {
  it.each([
    ['a.html', 'a.html'],
    ['A.HTML', 'a.html'],
    ['docs/map.svg', 'Docs/Map.svg'],
    ['caf\u00e9.pdf', 'cafe\u0301.pdf'],
    ['map.svg', undefined],
    ['a', undefined],
  ])('find %j at %j', (name, found) => {
    const names = open();
    expect([names.find(name), names.take(name)]).toEqual([found, found]);
  });

  it('take no name twice', () => {
    const names = open();
    names.take('new');
    expect(names.take('NEW')).toBe('new');
  });
});
