import { memoize } from '../cache/memoize.ts';
import type { DrawingColors } from '../model/drawing-colors.ts';
import type { Finding, Problem } from '../problem.ts';
import { type Disk, type DrawingFile, listDrawings } from '../read/disk.ts';
import { textIndex } from '../read/locate.ts';
import { toProblems } from './rule.ts';

/** Colors that any drawing may have, whatever the brand. */
const NOBODYS = new Set(['#ffffff', '#000000']);

/** A property or an attribute, and its color in six digits. */
const NUMBER = /(?<property>[\w-]{1,40}) ?[:=] ?["']?(?<color>#[\da-f]{6})(?=["';}\s])/gi;

/** What has a value that looks like a color and is an address. */
const ADDRESSES = new Set(['href', 'id']);

/**
 * Finds the colors of the brand where a drawing of content has them as numbers: they would stay
 * when the brand has others. Drawing programs write them so.
 */
export function checkColors(disk: Disk, colors: DrawingColors): Problem[] {
  const findNumbers = searchFor(colors);
  return listDrawings(disk).flatMap((drawing) =>
    drawing.path.startsWith('content/')
      ? toProblems('image', drawing.path, findNumbers(drawing))
      : [],
  );
}

/** Finds the colors of a brand in a drawing; memoized, since each check asks for all of them. */
const searchFor = memoize((colors: DrawingColors) => {
  const names = nameNumbers(colors);
  return memoize(({ source }: DrawingFile) => {
    const { rangeOf } = textIndex(source);
    return [...source.matchAll(NUMBER)].flatMap(({ 0: whole, index, groups = {} }): Finding[] => {
      const { property = '', color = '' } = groups;
      const name = names.get(color.toLowerCase());
      // A property that has the name of the color itself would lead back to itself.
      const isOwn = ADDRESSES.has(property.toLowerCase()) || property === `--${name}`;
      if (name === undefined || isOwn) return [];
      const end = index + whole.length;
      const start = end - color.length;
      const better = `var(--${name},${color})`;
      const message = `has ${color}, a color of the brand, as a number, which would stay if the brand had another one; write ${better}`;
      const fix = [{ start, end, text: better }];
      return [{ range: rangeOf(start, end), message, isWarning: true, fix }];
    });
  });
});

/** The names of colors by their numbers in small letters; of several names, the first. */
function nameNumbers(colors: DrawingColors): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, color] of colors) {
    const key = color.toLowerCase();
    if (!names.has(key) && !NOBODYS.has(key)) names.set(key, name);
  }
  return names;
}
