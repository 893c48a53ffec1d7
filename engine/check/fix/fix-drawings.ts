import { findProblems, withoutPremature } from '../find-problems.ts';
import type { Problem } from '../problem.ts';
import type { Disk } from '../read/disk.ts';
import { type Change, toChanges } from '../read/edits.ts';
import { groupBy } from '../read/group-by.ts';
import { applyEdits } from '../read/text-edit.ts';
import { checkDrawings } from '../rules/image-rule.ts';
import type { Content } from '../rules/site.ts';
import { withoutOverlaps } from './attempt.ts';

/** A drawing and the changes made to it. */
interface FixedDrawing {
  file: { path: string; source: string };
  changes: Change[];
}

/** Each round may show what the one before it made plain. */
const ROUNDS = 5;

/** Applies the fixes of problems in drawings, until there are none that help. */
export function fixDrawings(content: Content): FixedDrawing[] {
  const fixed = new Map<string, FixedDrawing>();
  let disk = content.disk;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { problems } = findProblems({ ...content, disk });
    const safe = keepSafeDrawings(disk, withoutOverlaps(withoutPremature(problems)));
    if (safe.length === 0) break;
    const next = new Map(disk);
    for (const [path, own] of groupBy(safe, ({ file }) => file)) {
      const source = disk.get(path)?.drawing ?? '';
      const repaired = repair(source, own);
      const changes = toChanges(
        source,
        own.flatMap(({ fix = [] }) => fix),
      );
      next.set(path, { bytes: 0, ...disk.get(path), drawing: repaired });
      const earlier = fixed.get(path)?.changes ?? [];
      fixed.set(path, { file: { path, source: repaired }, changes: [...earlier, ...changes] });
    }
    disk = next;
  }
  return [...fixed.values()];
}

/** Of problems whose fixes do not overlap, those of drawings that stay as fit as they were. */
export function keepSafeDrawings(disk: Disk, problems: readonly Problem[]): Problem[] {
  return [...groupBy(problems, ({ file }) => file)].flatMap(([path, own]) => {
    const facts = disk.get(path);
    const { drawing } = facts ?? {};
    // Writing one that is not UTF-8 would replace bytes that a drawing program can still read.
    if (facts === undefined || drawing === undefined || drawing.includes('\uFFFD')) return [];
    const validate = (text: string) =>
      checkDrawings(new Map([[path, { ...facts, drawing: text }]]));
    return validate(repair(drawing, own)).length <= validate(drawing).length ? own : [];
  });
}

function repair(source: string, problems: readonly Problem[]): string {
  return applyEdits(
    source,
    problems.flatMap(({ fix = [] }) => fix),
  );
}
