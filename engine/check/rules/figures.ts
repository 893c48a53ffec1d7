import { z } from 'zod';
import { memoize } from '../cache/memoize.ts';

/** The figures that several texts state, with their wordings. */
export const FIGURES_FILE = 'content/figures.yaml';

const figureSchema = z.strictObject({
  about: z.string().min(1).describe('What the figure counts or measures, for other authors.'),
  figure: z
    .string()
    .regex(/\d/, 'must have a digit')
    .describe('The figure as it is right, in digits: `"11,400"`.'),
  said: z
    .array(z.string().regex(/^[^?]*\?[^?]*$/, 'must have one ? where the figure stands'))
    .min(1)
    .describe('How texts say it, with `?` in the place of the figure: `"? street lights"`.'),
  others: z
    .array(z.string())
    .optional()
    .describe('Figures that may stand in the same words and mean something else.'),
});

export const figuresSchema = z
  .array(figureSchema)
  .nullable()
  .describe(
    'Figures that stand in more than one text: `content/figures.yaml`. The content check compares every text with it. The file may be empty.',
  );

/** A figure that several texts state. */
export type Figure = z.infer<typeof figureSchema>;

/** The text of a drawing at its offsets: markup becomes characters that separate figures. */
export function readWords(drawing: string): string {
  return drawing.replace(/<[^<>]*>/g, (tag) => '|'.repeat(tag.length));
}

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const NUMBER = `(?<![\\w.,])(?:\\d+(?:[.,]\\d+)*|${WORDS.toReversed().join('|')})(?![\\w]|[.,]\\d)`;

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

/** A search for each wording of a figure. Most texts lack a word, or the words beside `?`. */
const toSearches = memoize((figures: readonly Figure[]) =>
  figures.flatMap((figure) => {
    const meant = [figure.figure, ...(figure.others ?? [])].map(toValue);
    return figure.said.map((wording) => {
      const words = toPlain(wording);
      const [needed, parts] = [listWords(words), words.split('?')];
      return { figure, meant, needed, parts, pattern: toPattern(wording) };
    });
  }),
);

const toPlain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
const listWords = (text: string) => text.match(/\w+/g) ?? [];

/** Matches whole words, with any whitespace between them and in any case. */
function toPattern(words: string): RegExp {
  const escaped = words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+');
  const figure = `(?<figure>${NUMBER})`;
  return new RegExp(`(?<!\\w)${escaped.replace('\\?', figure)}(?!\\w)`, 'dgi');
}

/** `Eleven`, `11` and `11.0` are one value. */
function toValue(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase());
  return word < 0 ? Number(text.replaceAll(',', '')) : word + 1;
}
