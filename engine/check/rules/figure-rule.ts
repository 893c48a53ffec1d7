import { memoize } from '#base/memoize';
import type { Figure } from '../figures';
import { FIGURES_FILE, figuresSchema, findSaid } from '../figures';
import type { Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { textIndex } from '../read/locate';
import { toProblems } from './rule';

/**
 * Finds figures that a text says otherwise than `content/figures.yaml`.
 * @param files all files as they stand
 */
export function checkFigures(files: readonly ContentFile[]): Problem[] {
  const table = files.find(({ path }) => path === FIGURES_FILE);
  return table === undefined ? [] : files.flatMap(byTable(table));
}

/** The check of a text by a table. Development checks all files at each save: most are as they were. */
const byTable = memoize((table: ContentFile) => {
  const figures = readFigures(table.data);
  return memoize((file: ContentFile): Problem[] => {
    if (file === table || !file.isReadable) return [];
    const wrong = findSaid(file.source, figures).filter(({ isRight }) => !isRight);
    if (wrong.length === 0) return [];
    const { rangeOf } = textIndex(file.source);
    const findings = wrong.map(({ figure, found, start, end }) => ({
      range: rangeOf(start, end),
      message: `says ${found}, but ${FIGURES_FILE} has ${figure.figure} for "${figure.about}"; write ${figure.figure}, or other words where something else is meant`,
    }));
    return toProblems('fact', file.path, findings);
  });
});

/** What the table holds; nothing where it does not fit, which another rule reports. */
export function readFigures(data: unknown): readonly Figure[] {
  return figuresSchema.safeParse(data).data ?? [];
}
