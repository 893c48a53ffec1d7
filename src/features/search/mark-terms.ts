import { isFigure, splitWords } from './terms.ts';

/** A piece of text, and whether to highlight it. */
interface MarkedSegment {
  text: string;
  isMatch: boolean;
}

/**
 * Splits any text of a matching page into what matches a search and what does not.
 * @param terms the terms of the hit; a single letter is highlighted only after a figure, as its
 * unit
 * @returns the pieces in order; adjacent pieces without a match are merged
 */
export function markTerms(text: string, terms: string[]): MarkedSegment[] {
  const segments: MarkedSegment[] = [];
  let before = '';
  for (const { text: word, terms: own } of splitWords(text)) {
    let isMatch = false;
    for (const term of own) {
      const isWhole = term.length > 1 || isFigure(term) || isFigure(before);
      isMatch ||= isWhole && terms.includes(term);
      before = term;
    }
    const last = segments.at(-1);
    if (last && !last.isMatch && !isMatch) last.text += word;
    else segments.push({ text: word, isMatch });
  }
  return segments;
}
