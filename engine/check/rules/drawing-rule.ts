import { memoize } from '#base/memoize';
import { inspectDrawing } from '../guard/drawing-hazards';
import type { Finding, Problem } from '../problem';
import { type Disk, type FileFacts, LARGEST_DRAWING } from '../read/disk';
import { textIndex, WHOLE_FILE } from '../read/locate';
import { toProblems } from './rule';

/** Everything in drawings that could run, load or link, and drawings that cannot be read. */
export function checkDrawings(disk: Disk): Problem[] {
  return [...disk].flatMap(([path, facts]) =>
    toProblems('image', path, [...judgeWeight(path, facts), ...judgeDrawing(facts)]),
  );
}

function judgeWeight(path: string, { bytes, drawing }: FileFacts): Finding[] {
  if (drawing !== undefined || bytes <= LARGEST_DRAWING || !/\.svg$/i.test(path)) return [];
  const [size, most] = [bytes, LARGEST_DRAWING].map((one) => Math.round(one / 1000));
  const message = `has ${size?.toLocaleString('en-US')} kB, too much for a drawing; export it with at most ${most} kB`;
  return [{ range: WHOLE_FILE, message }];
}

/** The findings that follow from a drawing alone; memoized. */
const judgeDrawing = memoize(({ bytes, drawing }: FileFacts): Finding[] => {
  if (drawing === undefined || bytes === 0) return [];
  const { rangeOf } = textIndex(drawing);
  return inspectDrawing(drawing).map(({ start, end, message }) => {
    return { range: rangeOf(start, end), message };
  });
});
