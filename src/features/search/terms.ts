/** What separates two words; a figure and its unit are two words, with or without a space. */
const GAP = /([\s\p{Z}\p{P}\p{S}]+|(?<=\p{L})(?=\p{Nd})|(?<=\p{Nd})(?=\p{L}))/u;

/** A figure with grouped thousands, such as "60 000" or "30,000". */
const GROUPED = /(?<![\p{L}\p{N}])\p{Nd}{1,3}(?:[ ,]\p{Nd}{3})+(?!\p{N})/gu;

/**
 * Letters that have no simpler form in Unicode, as those who cannot type them write them, and the
 * Greek ones of units and formulas as they are read.
 */
const SPELLINGS: Record<string, string> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  η: 'eta',
  θ: 'theta',
  λ: 'lambda',
  μ: 'u',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'sigma',
  τ: 'tau',
  φ: 'phi',
  ω: 'ohm',
};

const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'gu');

/** Signs that would become letters of the word before them, and a place where a word may break. */
const SIGN = /[™℠\u200b]/gu;

/** Between a figure and its exponent or fraction, which are not one figure. */
const RAISED = /(?<=\p{Nd})(?=\p{No})|(?<=\p{No})(?=\p{Nd})/gu;

/** Accents, and signs that are not seen, such as soft hyphens. */
const UNSEEN = /[\p{M}\p{Cf}]+/gu;

const isPlain = (text: string) => /^[\0-\x7f]*$/.test(text);

/** Text as it is compared: "CO₂" is "co2", "Łódź" is "lodz", "ﬁeld" is "field", "12 µF" is "12 uf". */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return foldLetters(text.replace(SIGN, ' ').replace(RAISED, ' '));
}

function foldLetters(text: string): string {
  const letters = text.normalize('NFKD').replace(UNSEEN, '').toLowerCase();
  return letters.replace(SPELLED, (letter) => SPELLINGS[letter] ?? letter);
}

/** The words of a text, each as it is compared. */
function listWords(text: string): string[] {
  return splitFolded(fold(text)).flatMap(({ text, isWord }) => (isWord ? [text] : []));
}

/** The terms under which a text is found: its words, plus "60000" if it contains "60 000". */
export function listTerms(text: string): string[] {
  const figures = [...fold(text).matchAll(GROUPED)];
  return [...listWords(text), ...figures.map(([figure]) => figure.replace(/[ ,]/g, ''))];
}

/** Stop words, which say nothing about what is sought. */
const SMALL = new Set(
  'a an and are at be by can do does for from have how i if in is it me my of on or our should that the there to us we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The terms of a query: without stop words, unless it has no others; "4000 A" keeps its unit. */
export function listAsked(query: string): string[] {
  const terms = listWords(query);
  const isUnit = (term: string, at: number) => term === 'a' && isFigure(terms[at - 1] ?? '');
  const kept = terms.filter((term, at) => !SMALL.has(term) || isUnit(term, at));
  return kept.length > 0 ? kept : terms;
}

/** Whether a term consists of digits. */
export function isFigure(term: string): boolean {
  return /^\p{Nd}+$/u.test(term);
}

/** A piece of text: a word with its terms, or what is between words, which has none. */
interface TextSegment {
  text: string;
  /** One, or more where a single sign stands for several words, such as "㎡". */
  terms: string[];
}

/**
 * Splits text as the index does: at spaces, punctuation and symbols, and between digits and letters.
 * @returns all pieces in their order, so that their texts joined are the text again
 */
export function splitWords(text: string): TextSegment[] {
  const { folded, ends } = foldSigns(text);
  const segments: TextSegment[] = [];
  let begin = 0;
  let at = 0;
  for (const { text: part, isWord } of splitFolded(folded)) {
    at += part.length;
    const end = ends[at - 1] ?? text.length;
    if (end > begin) segments.push({ text: text.slice(begin, end), terms: isWord ? [part] : [] });
    else if (isWord) segments.at(-1)?.terms.push(part);
    begin = end;
  }
  if (begin < text.length) segments.push({ text: text.slice(begin), terms: [] });
  return segments;
}

/** A sign of a text, with its accents and what is not seen. */
const WHOLE_SIGN = /[\s\S][\p{M}\p{Cf}]*/gu;

/**
 * Folds a text sign by sign.
 * @returns the same as `fold`, and for each of its letters where the sign that it comes from ends
 */
function foldSigns(text: string): { folded: string; ends: number[] } {
  let folded = '';
  const ends: number[] = [];
  let before = '';
  let end = 0;
  for (const [sign] of text.matchAll(WHOLE_SIGN)) {
    if ((before + sign).search(RAISED) === before.length) {
      folded += ' ';
      ends.push(end);
    }
    end += sign.length;
    const letters = fold(sign);
    folded += letters;
    for (let letter = 0; letter < letters.length; letter += 1) ends.push(end);
    before = sign;
  }
  return { folded, ends };
}

function splitFolded(folded: string): { text: string; isWord: boolean }[] {
  return folded
    .split(GAP)
    .map((text, index) => ({ text, isWord: index % 2 === 0 }))
    .filter(({ text }) => text !== '');
}
