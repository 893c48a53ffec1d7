import type { Options, SearchOptions } from 'minisearch';

import type { SearchDocument, SearchSource } from './document';

const texts: Record<string, (source: SearchSource) => string> = {
  path: ({ path }) => path,
  title: ({ title }) => title,
  searchTitle: ({ searchTitle = '' }) => searchTitle,
  excerpt: ({ excerpt }) => excerpt,
  category: ({ category }) => category,
  author: ({ author }) => author,
  headings: ({ sections }) => sections.map(({ text }) => text).join('\n'),
  rows: ({ rows = [] }) => rows.map(({ text }) => text).join('\n'),
  words: ({ words }) => words,
};

/** What stands between two words; a figure and its unit are two, with or without a space. */
const GAP = /([\n\r\p{Z}\p{P}\p{S}]+|(?<=\p{L})(?=\p{Nd})|(?<=\p{Nd})(?=\p{L}))/u;

/** A figure of thousands in groups, such as "60 000" or "30,000". */
const GROUPED = /(?<![\p{L}\p{N}])\p{Nd}{1,3}(?:[ ,\u00a0\u2009\u202f]\p{Nd}{3})+(?!\p{N})/gu;

/** The length from which a word may be misspelt, and a number never may. */
const FUZZY_LENGTH = 4;
const FUZZINESS = 0.2;

/** How the index is made at build time and read in the browser: both must agree. */
export const indexOptions: Options<SearchSource> = {
  idField: 'path',
  fields: ['title', 'searchTitle', 'excerpt', 'category', 'author', 'headings', 'rows', 'words'],
  storeFields: ['document'],
  extractField: (source, name) => texts[name]?.(source) ?? toDocument(source),
  tokenize: listTerms,
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 4, searchTitle: 3, category: 2, headings: 1.5, rows: 1.5, words: 0.3 },
    combineWith: 'AND',
    tokenize: listAsked,
    prefix: isBeginning,
  },
};

/** How a search goes in which no word was met as it was typed. */
export const fuzzyOptions: SearchOptions = {
  fuzzy: (term) => term.length >= FUZZY_LENGTH && !/\d/.test(term) && FUZZINESS,
};

/** Words of questions that say nothing of what is sought. */
const SMALL = new Set(
  'a an and are at be by can do does for from have how i if in is it me my of on or our should that the there to us we what when where which who why will with you your'.split(
    ' ',
  ),
);

/**
 * The terms that a query asks for: without small words, unless it has no others; "4000 A" keeps its unit.
 * @param query what somebody typed
 */
export function listAsked(query: string): string[] {
  const terms = splitWords(query).flatMap(({ term }) => term ?? []);
  const asked = terms.filter((term, at) => !SMALL.has(term) || isFigure(terms[at - 1] ?? ''));
  return asked.length > 0 ? asked : terms;
}

/** What a hit carries: all but the words of the prose. */
function toDocument({ words: _, ...document }: SearchSource): SearchDocument {
  return document;
}

/**
 * Whether a word of a query may be the beginning of a longer one: in "38 kV" the figure is
 * complete, and the A of "4000 A" is no other word with that letter.
 */
function isBeginning(term: string, position: number, query: string[]): boolean {
  if (isFigure(term)) return position === query.length - 1;
  return term.length > 1 || !isFigure(query[position - 1] ?? '');
}

/** Whether a term is made of digits. */
export function isFigure(term: string): boolean {
  return /^\p{Nd}+$/u.test(term);
}

/**
 * The terms under which a text is found: its words, and "60000" too where it says "60 000".
 * @param text of a field of a document
 */
export function listTerms(text: string): string[] {
  const figures = [...text.matchAll(GROUPED)].map(([figure]) => figure.replace(/\P{Nd}/gu, ''));
  return [...splitWords(text).flatMap(({ term }) => term ?? []), ...figures];
}

/** A piece of a text: a word with the term it stands for in the index, or what is between words. */
interface TextPiece {
  text: string;
  term?: string;
}

/**
 * Splits a text as the index does: at spaces, punctuation and symbols, and between digits and
 * letters; accents and capitals do not count.
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
