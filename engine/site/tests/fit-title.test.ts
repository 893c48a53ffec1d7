import { describe, expect, it } from 'vitest';

import { fitTitle } from '../build/cards/fit-title';

/** Every letter is half as wide as the type is high. */
const measure = (word: string, size: number) => (word.length * size) / 2;
const fit = (title: string) => fitTitle(title, 1040, measure);

describe('the title of a card', () => {
  it('stands large on one line where it fits', () => {
    expect(fit('Core, Power Metering')).toMatchObject({
      size: 76,
      lines: [['Core,', 'Power', 'Metering']],
    });
  });

  it('shrinks until all of it fits', () => {
    expect(fit('word '.repeat(10).trim())).toMatchObject({ size: 76 });
    expect(fit('word '.repeat(17).trim())).toMatchObject({ size: 60 });
    expect(fit('word '.repeat(30).trim()).size).toBe(48);
  });

  it('ends in an ellipsis where nothing helps', () => {
    const { lines } = fit('word '.repeat(60).trim());
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)?.at(-1)).toBe('…');
  });
});
