import { memoize } from '#base/memoize';
import { FIGURES_FILE, figuresSchema, findWrong, readWords } from '../figures';
import type { Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Disk } from '../read/disk';
import { textIndex } from '../read/locate';
import { toProblems } from './rule';

/** A text that is searched for figures. */
interface FigureText {
  path: string;
  source: string;
}

/**
 * Finds figures that a text or a drawing states differently from `content/figures.yaml`.
 * @param files all files as written
 */
export function checkFigures(files: readonly ContentFile[], disk: Disk): Problem[] {
  const table = files.find(({ path }) => path === FIGURES_FILE);
  return table === undefined ? [] : listTexts(files, disk).flatMap(byTable(table));
}

/** What may state a figure: all readable files except the table, and the text of drawings. */
function listTexts(files: readonly ContentFile[], disk: Disk): FigureText[] {
  const texts = files.filter(({ path, spoilt }) => path !== FIGURES_FILE && spoilt === undefined);
  const drawings = [...disk].flatMap(([path, { drawing }]) =>
    drawing === undefined ? [] : [{ path, source: readWords(drawing) }],
  );
  return [...texts, ...drawings];
}

/** Checks a text against a table; memoized, since development rechecks all files at each save. */
const byTable = memoize((table: ContentFile) => {
  // An invalid table counts as empty: another rule reports it.
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
