import { describe, expect, it } from 'vitest';

import { countWords, toMinutes } from '../content/reading-time.ts';

describe('the words of a file', () => {
  it.each([
    ['---\ntitle: Not this one\n---\n\nThree words here.', 3],
    ['Read [our guide](/insights/a-guide) first', 4],
    ['![A pole](./pole.jpg)', 2],
    ['One {/* a remark that nobody sees */} two', 2],
    ['One {/* a remark */} two {/* another */} three', 3],
    ['<Callout kind="note" title="Mind this">\n\nTwo words.\n\n</Callout>', 4],
    ['| Step | kvar |\n| --- | ---: |\n| 1 | 50 |', 4],
    ['## A heading\n\n- one\n- two', 4],
    ['13.8 kV, −62 % and 0.2S', 5],
    ['```ts\nlet a;\n```', 2],
    ['', 0],
  ])('of %j are %d', (source, words) => {
    expect(countWords(source)).toBe(words);
  });

  it('count the same with the line ends of Windows', () => {
    expect(countWords('---\r\ntitle: T\r\n---\r\n\r\nTwo words.\r\n')).toBe(2);
  });
});

describe('the time that words take', () => {
  it.each([
    [0, 1],
    [120, 1],
    [350, 2],
    [920, 4],
    [1840, 8],
    [3500, 15],
  ])('for %d of them is %d minutes', (words, minutes) => {
    expect(toMinutes(words)).toBe(minutes);
  });
});
