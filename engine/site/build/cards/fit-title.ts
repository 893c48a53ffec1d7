/** A title in lines, and the size in pixels at which they fit. */
export interface FittedTitle {
  size: number;
  /** From one base line to the next, in pixels. */
  leading: number;
  lines: string[][];
}

const SIZES = [
  { size: 76, leading: 84, most: 2 },
  { size: 60, leading: 68, most: 3 },
  { size: 48, leading: 54, most: 4 },
];

/** Between words, in parts of the size. */
export const WORD_SPACE = 0.22;

/**
 * Breaks a title into lines at the largest size at which all of it fits; the longest titles end in
 * an ellipsis.
 * @param title on one line
 * @param room the length of a line in pixels
 * @param measure the width of a word at a size, in pixels
 */
export function fitTitle(
  title: string,
  room: number,
  measure: (word: string, size: number) => number,
): FittedTitle {
  const words = title.split(' ');
  const tried = SIZES.map(({ size, leading, most }) => ({
    size,
    leading,
    most,
    lines: breakLines(words, room, (word) => measure(word, size), size * WORD_SPACE),
  }));
  const fitting = tried.find(({ lines, most }) => lines.length <= most) ?? tried.at(-1);
  if (fitting === undefined) return { size: 0, leading: 0, lines: [] };
  const { size, leading, most, lines } = fitting;
  return {
    size,
    leading,
    lines: lines.length <= most ? lines : endInEllipsis(lines.slice(0, most)),
  };
}

function breakLines(
  words: string[],
  room: number,
  measure: (word: string) => number,
  space: number,
): string[][] {
  const lines: string[][] = [];
  let left = -1;
  for (const word of words) {
    const width = measure(word);
    const line = lines.at(-1);
    if (line !== undefined && width + space <= left) {
      line.push(word);
      left -= width + space;
    } else {
      lines.push([word]);
      left = room - width;
    }
  }
  return lines;
}

function endInEllipsis(lines: string[][]): string[][] {
  const last = lines.at(-1) ?? [];
  return [...lines.slice(0, -1), [...last.slice(0, -1), '…']];
}
