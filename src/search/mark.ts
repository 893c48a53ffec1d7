import { isFigure, splitWords } from './index-options';

/** A piece of a text, and whether it is to be marked. */
export interface MarkedPiece {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text into what matches a search and what does not.
 * @param text any text of a page that was found
 * @param terms the terms of the hit; a single letter is marked behind a figure only, as its unit
 * @returns the pieces in their order; neighbours that do not match are one
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

/** Whether a letter stands behind a figure; other figures are marked as they are. */
function isUnit(term: string, before: string): boolean {
  return isFigure(term) || isFigure(before);
}
