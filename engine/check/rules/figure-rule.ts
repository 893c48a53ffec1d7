import { memoize } from '#base/memoize';
import { FIGURES_FILE, figuresSchema, findWrong, readWords } from '../figures';
import type { Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Disk } from '../read/disk';
import { textIndex } from '../read/locate';
import { toProblems } from './rule';

/** A text in which figures are sought. */
interface FigureText {
  path: string;
  source: string;
}

/**
 * Finds figures that a text or a drawing says otherwise than `content/figures.yaml`.
 * @param files all files as they stand
 */
export function checkFigures(files: readonly ContentFile[], disk: Disk): Problem[] {
  const table = files.find(({ path }) => path === FIGURES_FILE);
  return table === undefined ? [] : listTexts(files, disk).flatMap(byTable(table));
}

/** What can say a figure: all files that can be read but the table, and the words of drawings. */
function listTexts(files: readonly ContentFile[], disk: Disk): FigureText[] {
  const texts = files.filter(({ path, isReadable }) => path !== FIGURES_FILE && isReadable);
  const drawings = [...disk].flatMap(([path, { drawing }]) =>
    drawing === undefined ? [] : [{ path, source: readWords(drawing) }],
  );
  return [...texts, ...drawings];
}

/** The check of a text by a table. Development checks all files at each save: most are as they were. */
const byTable = memoize((table: ContentFile) => {
  // One that does not fit holds nothing: another rule reports it.
  const figures = figuresSchema.safeParse(table.data).data ?? [];
  return memoize((file: FigureText): Problem[] => {
    const wrong = findWrong(file.source, figures);
    if (wrong.length === 0) return [];
    const { rangeOf } = textIndex(file.source);
    const findings = wrong.map(({ figure, found, start, end }) => ({
      range: rangeOf(start, end),
      message: `says ${found}, but ${FIGURES_FILE} has ${figure.figure} for "${figure.about}"; write ${figure.figure}, or other words where something else is meant`,
    }));
    return toProblems('fact', file.path, findings);
  });
});
