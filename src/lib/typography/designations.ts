/** A name or number with hyphens, such as "SS-A", "L-N", "62271-103" or "182-minute". */
const DESIGNATION =
  /(?<![\p{L}\p{N}-])((?=[\p{L}-]*(?:\p{Lu}-?\p{Lu}|\p{Nd}))[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)(?![\p{L}\p{N}-])/u;

/** Longer ones may wrap; otherwise they would make the page wider than a phone's screen. */
const LONGEST = 12;

/** Splits a text into pieces; `isWhole` are designations with hyphens, to stay on one line. */
export function splitDesignations(text: string): { text: string; isWhole: boolean }[] {
  return text
    .split(DESIGNATION)
    .map((text, index) => ({ text: text, isWhole: index % 2 === 1 && text.length <= LONGEST }))
    .filter(({ text }) => text !== '');
}
