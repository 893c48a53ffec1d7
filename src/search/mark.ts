import { isFigure, splitWords } from './index-options';

/** A piece of text, and whether to highlight it. */
export interface MarkedPiece {
  text: string;
  isMatch: boolean;
}

/**
 * Splits text into what matches a search and what does not.
 * @param text any text of a matching page
 * @param terms the terms of the hit; a single letter is highlighted only after a figure, as its
 * unit
 * @returns the pieces in order; adjacent pieces without a match are merged
 */
export function markTerms(text: string, terms: string[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let before = '';
  for (const { text: word, term } of splitWords(text)) {
    const isMatch =
      term !== undefined && terms.includes(term) && (term.length > 1 || isUnit(term, before));
    before = term ?? before;
    const last = pieces.at(-1);
    if (last && !last.isMatch && !isMatch) last.text += word;
    else pieces.push({ text: word, isMatch });
  }
  return pieces;
}

/** Whether a one-character term should be highlighted: a digit, or a letter after a figure. */
function isUnit(term: string, before: string): boolean {
  return isFigure(term) || isFigure(before);
}
