import { z } from 'zod';
import { memoize } from '../cache/memoize.ts';

const NUMERALS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const NUMBER = `(?<![\\w.,])(?:\\d+(?:[.,]\\d+)*|${NUMERALS.toReversed().join('|')})(?![\\w]|[.,]\\d)`;

const figureSchema = z.strictObject({
  about: z.string().min(1).describe('What the figure counts or measures, for other authors.'),
  says: z
    .string()
    .refine((text) => listNumbers(text).length > 0, 'must have the figure in its words')
    .describe(
      'The figure with the words beside it, as texts say it: `11,400 street lights`. Its first number is the figure.',
    ),
  others: z
    .array(z.string())
    .optional()
    .describe('Figures that may stand in the same words and mean something else.'),
});

export const figuresSchema = z
  .array(figureSchema)
  .nullable()
  .describe(
    'Figures that stand in more than one text: `content/figures.yaml`. The content check compares every text with it, and names all places where a figure stands that was changed here. The file may be empty.',
  );

/** A figure that several texts state. */
export type Figure = z.infer<typeof figureSchema>;

/** The text of a drawing at its offsets: markup becomes characters that separate figures. */
export function readDrawingText(drawing: string): string {
  return drawing.replace(/<[^<>]*>/g, (tag) => '|'.repeat(tag.length));
}

/**
 * Where a text states a different figure.
 * @returns what it has in place of `?`, with its offsets, in text order
 */
export function findWrong(source: string, figures: readonly Figure[]) {
  const text = toPlain(source);
  const words = new Set(listWords(text));
  return toSearches(figures)
    .filter(({ needed }) => needed.every((word) => words.has(word)))
    .filter(({ parts }) => parts.every((part) => text.includes(part)))
    .flatMap(({ figure, meant, pattern }) =>
      [...source.matchAll(pattern)].flatMap(({ indices }) => {
        const [start, end] = indices?.groups?.figure ?? [0, 0];
        const found = source.slice(start, end);
        return meant.includes(toValue(found)) ? [] : [{ figure, found, start, end }];
      }),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** A search for the words of each figure. Most texts lack one of them. */
const toSearches = memoize((figures: readonly Figure[]) =>
  figures.map((figure) => {
    const number = numberOf(figure);
    const meant = [number, ...(figure.others ?? [])].map(toValue);
    const wording = figure.says.replace(number, '?');
    const plain = toPlain(wording);
    const [needed, parts] = [listWords(plain), plain.split('?')];
    return { figure, meant, needed, parts, pattern: toPattern(wording) };
  }),
);

function listNumbers(text: string): string[] {
  return text.match(new RegExp(NUMBER, 'gi')) ?? [];
}

/** The number in the words of a figure. */
export function numberOf({ says }: Figure): string {
  return listNumbers(says)[0] ?? '';
}

/** A figure of the list that a change has replaced. */
export interface FormerFigure {
  figure: Figure;
  /** Its number before the change. */
  former: string;
}

/** The figures whose number is another one than in an earlier list. */
export function listFormerFigures(
  figures: readonly Figure[],
  earlier: readonly Figure[],
): FormerFigure[] {
  return figures.flatMap((figure) => {
    const same = earlier.find(({ about }) => about === figure.about);
    const former = same && numberOf(same);
    const isChanged = former !== undefined && toValue(former) !== toValue(numberOf(figure));
    return isChanged ? [{ figure, former }] : [];
  });
}

/** With fewer digits, a number stands in a text for many things. */
const LEAST_DIGITS = 3;

/**
 * Where a text has the former number of a figure, whatever words stand beside it. One of few digits
 * counts only in a line that has a word of what the figure is about.
 * @returns each place with its offsets, in text order
 */
export function findFormer(source: string, changed: readonly FormerFigure[]) {
  return changed.flatMap(({ figure, former }) => {
    const isPlain = former.replace(/\D/g, '').length >= LEAST_DIGITS;
    const topics = listWords(toPlain(figure.about)).filter(({ length }) => length > 4);
    return [...source.matchAll(new RegExp(NUMBER, 'gi'))].flatMap(({ 0: found, index: start }) => {
      if (toValue(found) !== toValue(former)) return [];
      const line = toPlain(lineAt(source, start));
      if (!isPlain && !topics.some((word) => line.includes(word))) return [];
      return [{ figure, found, start, end: start + found.length }];
    });
  });
}

function lineAt(source: string, offset: number): string {
  const end = source.indexOf('\n', offset);
  return source.slice(source.lastIndexOf('\n', offset) + 1, end < 0 ? source.length : end);
}

const toPlain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
const listWords = (text: string) => text.match(/\w+/g) ?? [];

/** Matches whole words, with any whitespace between them and in any case. */
function toPattern(wording: string): RegExp {
  const escaped = wording.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+');
  const figure = `(?<figure>${NUMBER})`;
  return new RegExp(`(?<!\\w)${escaped.replace('\\?', figure)}(?!\\w)`, 'dgi');
}

/** `Eleven`, `11` and `11.0` are one value. */
export function toValue(text: string): number {
  const index = NUMERALS.indexOf(text.toLowerCase());
  return index < 0 ? Number(text.replaceAll(',', '')) : index + 1;
}
