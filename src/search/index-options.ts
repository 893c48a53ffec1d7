import type { Options } from 'minisearch';

import type { SearchDocument } from './document';

const texts: Record<string, (document: SearchDocument) => string> = {
  path: ({ path }) => path,
  title: ({ title }) => title,
  excerpt: ({ excerpt }) => excerpt,
  category: ({ category }) => category,
  author: ({ author }) => author,
  headings: ({ sections }) => sections.map(({ text }) => text).join('\n'),
};

/** What stands between two words. */
const GAP = /([\n\r\p{Z}\p{P}]+)/u;

/** The length from which a word may be misspelt, and a number never may. */
const FUZZY_LENGTH = 4;
const FUZZINESS = 0.2;

/** How the index is made at build time and read in the browser: both must agree. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'path',
  fields: ['title', 'excerpt', 'category', 'author', 'headings'],
  storeFields: ['document'],
  extractField: (document, name) => texts[name]?.(document) ?? document,
  tokenize: (text) => splitWords(text).flatMap(({ term }) => term ?? []),
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 4, category: 2, headings: 1.5 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => term.length >= FUZZY_LENGTH && !/\d/.test(term) && FUZZINESS,
  },
};

/** A piece of a text: a word with the term it stands for in the index, or what is between words. */
export interface TextPiece {
  text: string;
  term?: string;
}

/**
 * Splits a text as the index does: at spaces and punctuation; accents and capitals do not count.
 * @returns all pieces in their order, so that their texts joined are the text again
 */
export function splitWords(text: string): TextPiece[] {
  return text
    .split(GAP)
    .map((piece, index) => (index % 2 === 1 ? { text: piece } : { text: piece, term: fold(piece) }))
    .filter((piece) => piece.text !== '');
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
