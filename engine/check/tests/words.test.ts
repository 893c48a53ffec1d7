import { describe, expect, it } from 'vitest';

import {
  describe as describeValue,
  didYouMean,
  findMisspelled,
  findNearest,
  shorten,
  suggest,
  toChoice,
  toList,
} from '../wording/words.ts';

describe('the nearest of some names', () => {
  const names = ['grid-modernization', 'industrial', 'saidi'];

  it.each([
    ['grid modernisation', 'grid-modernization'],
    ['“Industrial”', 'industrial'],
    ['SAIDY', 'saidi'],
    // Part of one name, and not too short.
    ['modernization', 'grid-modernization'],
    ['the-industrial-site', 'industrial'],
  ])('to %j is %j', (found, name) => {
    expect(findNearest(found, names)).toBe(name);
  });

  it.each([
    ['abd', 'abc'],
    ['ade', undefined],
    ['mnxy', 'mnop'],
    ['mxyz', undefined],
    ['abcdefxyz', 'abcdefghi'],
    ['abcdetuvw', undefined],
    ['link_ _box', 'link-box'],
  ])('to %j is %j, for how much of it is wrong', (found, name) => {
    expect(findNearest(found, ['abc', 'mnop', 'abcdefghi', 'link-box'])).toBe(name);
  });

  it.each(['', 'wind', 'ind', 'x'.repeat(81)])('is none of them for %j', (found) => {
    expect(findNearest(found, names)).toBeUndefined();
  });

  it('is not looked for in an empty text, nor in one of more than 80 letters', () => {
    const long = 'x'.repeat(80);
    expect(findNearest(long, [long])).toBe(long);
    expect(findNearest(`${long}x`, [`${long}x`])).toBeUndefined();
    expect(findNearest('""', ['x'])).toBeUndefined();
  });

  it('suggests nothing where two names contain the text', () => {
    expect(findNearest('bank', ['capacitor-bank', 'detuned-bank'])).toBeUndefined();
  });
});

it('takes a name for misspelled only where one alone is meant', () => {
  expect(findMisspelled('cora', ['core', 'link'])).toBe('core');
  expect(findMisspelled('cora', ['core', 'corb'])).toBeUndefined();
  expect(findMisspelled('bank', ['capacitor-bank'])).toBeUndefined();
  expect(findMisspelled('titel', ['title'])).toBe('title');
  expect(findMisspelled('./part.svg', ['./half.svg'])).toBeUndefined();
  expect(findMisspelled('./hall.svg', ['./half.svg'])).toBe('./half.svg');
});

describe('names as a question', () => {
  it('suggests one name, or two that are equally close', () => {
    expect(didYouMean('cora', ['core', 'link'])).toBe('; did you mean "core"?');
    expect(didYouMean('cora', ['core', 'corb', 'link'])).toBe('; did you mean "core" or "corb"?');
    expect(didYouMean('zzz', ['core'])).toBe('');
  });

  it('are all of them where none is near, as long as they are few', () => {
    expect(suggest('zzz', ['core', 'link'])).toBe('; known are core and link');
    expect(suggest('cora', ['core', 'link'])).toBe('; did you mean "core"?');
    expect(suggest('zzz', [])).toBe('');
    const many = Array.from({ length: 17 }, (_, at) => `name-${at}`);
    expect(suggest('zzz', many)).toBe('');
    expect(suggest('zzz', many.slice(1))).not.toBe('');
  });
});

it('joins names and choices as sentences do', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(toList)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect([['a'], ['a', 2], ['a', 'b', true]].map(toChoice)).toEqual([
    '"a"',
    '"a" or 2',
    '"a", "b" or true',
  ]);
});

it('says what a value is', () => {
  expect([null, undefined, '', [], {}, 'a', 3, false].map(describeValue)).toEqual([
    'empty',
    'empty',
    'empty',
    'a list',
    'a group of fields',
    '"a"',
    '3',
    'false',
  ]);
});

it('cuts what is longer than a line', () => {
  expect(shorten(`${'x'.repeat(30)}\n  ${'y'.repeat(29)}`)).toBe(
    `${'x'.repeat(30)} ${'y'.repeat(29)}`,
  );
  expect(shorten('x'.repeat(61))).toBe(`${'x'.repeat(57)}…`);
});
