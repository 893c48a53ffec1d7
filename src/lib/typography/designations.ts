/** A name or number with hyphens, such as "SS-A", "L-N", "62271-103" or "182-minute". */
const DESIGNATION =
  /(?<![\p{L}\p{N}-])((?=[\p{L}-]*(?:\p{Lu}-?\p{Lu}|\p{Nd}))[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)(?![\p{L}\p{N}-])/u;

/** Longer ones may wrap; otherwise they would make the page wider than a phone's screen. */
const LONGEST = 12;

/** Splits a text into pieces; `isWhole` are designations with hyphens, to stay on one line. */
export function splitDesignations(text: string): { words: string; isWhole: boolean }[] {
  return text
    .split(DESIGNATION)
    .map((words, place) => ({ words, isWhole: place % 2 === 1 && words.length <= LONGEST }))
    .filter(({ words }) => words !== '');
}
