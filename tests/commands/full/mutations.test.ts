import { beforeAll, expect, it } from 'vitest';

import { checkFiles } from '#check/check-content';
import type { Problem } from '#check/problem';
import type { ContentFile } from '#check/read/content-file';
import { parseContentFile, readContent } from '#check/read/content-file';
import type { Disk } from '#check/read/disk';
import { readDisk } from '#check/read/disk';
import contentModel from '../../../src/content.config.ts';
import { SAMPLE } from '../../site/folders.ts';
import { createRandom, mutations, pick } from '../mutations.ts';

const SEED = 20260117;
/** For more runs: `RUNS=2000 npx vitest run tests/commands/full/mutations.test.ts`. */
const RUNS = Number(process.env.RUNS ?? 120);
/** CPU time in milliseconds: far above any run, far below what anyone would call a hang. */
const LONGEST = 5000;

let files: ContentFile[];
let disk: Disk;

beforeAll(async () => {
  [files, disk] = await Promise.all([readContent(contentModel, SAMPLE), readDisk(SAMPLE)]);
  checkFiles({ model: contentModel, files, disk, today: '2026-11-21' });
});

/** Whether a problem is in a file, or names it as missing what others rely on. */
function isAbout({ file, message }: Problem, path: string): boolean {
  return file === path || message.includes(path);
}

/** Checks the site with one file replaced; if the check throws, adds the file's name. */
function checkMutated(file: ContentFile, source: string, what: string) {
  try {
    const mutated = parseContentFile(contentModel, file.path, source);
    return checkFiles({
      model: contentModel,
      files: files.map((one) => (one === file ? mutated : one)),
      disk,
      today: '2026-11-21',
    });
  } catch (cause) {
    throw new Error(`${what} of ${file.path} makes the check throw`, { cause });
  }
}

const claim = 'damaged files end in a list of problems that names them, never in a throw or a hang';

it(`${RUNS} ${claim}`, () => {
  const random = createRandom(SEED);
  const names = Object.keys(mutations);
  const nameless: string[] = [];
  const placeless: string[] = [];
  const slow: string[] = [];
  let found = 0;
  for (let run = 0; run < RUNS; run++) {
    const name = names[run % names.length] ?? '';
    const file = pick(files, random);
    const source = mutations[name]?.(file.source, random) ?? file.source;
    const start = process.cpuUsage();
    const problems = checkMutated(file, source, `run ${run}, "${name}"`);
    const what = `run ${run}: ${name} in ${file.path}`;
    if (process.cpuUsage(start).user / 1000 > LONGEST) slow.push(what);
    if (problems.length > 0) found++;
    if (problems.length > 0 && !problems.some((one) => isAbout(one, file.path)))
      nameless.push(what);
    for (const { line, column, endLine, message } of problems) {
      if (!(line >= 1 && column >= 1 && endLine >= line) || message.trim() === '')
        placeless.push(what);
    }
  }
  expect(nameless).toEqual([]);
  expect(placeless).toEqual([]);
  expect(slow).toEqual([]);
  expect(found).toBeGreaterThan(RUNS / 2);
});
