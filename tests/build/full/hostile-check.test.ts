import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { endlessArticles, endlessFiles } from '../hostile-files';
import type { Outcome, Workspace } from '../workspace';
import { createWorkspace } from '../workspace';

/** For a table by file: `EACH=1 npx vitest run tests/build/full/hostile-check.test.ts`. */
const EACH = process.env.EACH === '1';
/** In seconds of CPU time, and in megabytes. */
const LONGEST = 2;
const LARGEST = 500;

const REPORT = `import { writeFileSync } from 'node:fs';
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const used = { megabytes: maxRSS / 1000, seconds: (userCPUTime + systemCPUTime) / 1e6 };
  writeFileSync('used.json', JSON.stringify(used));
});`;

/** A command that compiles one file and nothing else. */
const COMPILE = `import { readFileSync } from 'node:fs';
import { compile } from '#site/build/mdx/compile-mdx';
const [, , path = ''] = process.argv;
const source = readFileSync(path, 'utf8');
const answer = await compile({ path, source }).then(() => 'compiled', ({ message }) => message);
console.log(path, answer);`;

interface Used {
  /** Peak memory. */
  megabytes: number;
  /** CPU time, in this process and the kernel. */
  seconds: number;
}

interface Row extends Used {
  by: 'check' | 'compiler';
  path: string;
}

const toUsed = ({ seconds, megabytes }: Used): Used => ({ seconds, megabytes });
const toLine = ({ seconds, megabytes, by, path }: Row) =>
  `${seconds.toFixed(2)} s ${Math.round(megabytes)} MB  ${by.padEnd(8)}  ${path}`;

let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace({
    NODE_OPTIONS: `--max-old-space-size=${LARGEST} --import=./report-used.mjs`,
  });
  await workspace.write('report-used.mjs', REPORT);
});
afterAll(() => workspace.remove());

const check = () => workspace.run('check', '--format', 'json');

async function measure(run: () => Promise<Outcome>): Promise<Outcome & Used> {
  const outcome = await run();
  const used: Used = JSON.parse(await readFile(join(workspace.root, 'used.json'), 'utf8'));
  return { ...outcome, ...used };
}

it.skipIf(EACH)(
  `names every hostile file in one run of the check, within ${LARGEST} MB`,
  async () => {
    for (const { path, text } of endlessFiles) await workspace.write(path, text);
    const { code, output, megabytes } = await measure(check);
    expect(code).toBe(1);
    const silent = endlessFiles.filter(({ path }) => !output.includes(path));
    expect(silent).toEqual([]);
    expect(megabytes).toBeGreaterThan(0);
    expect(megabytes).toBeLessThan(LARGEST);
  },
);

it.runIf(EACH)(
  `names each hostile file within ${LONGEST} s and ${LARGEST} MB, and so does the compiler alone`,
  async () => {
    await workspace.write('engine/cli/commands/compile.ts', COMPILE);
    await check();
    const rows: Row[] = [];
    for (const { path, text } of endlessFiles) {
      await workspace.write(path, text);
      const checked = await measure(check);
      expect(checked.output, path).toContain(path);
      rows.push({ by: 'check', path, ...toUsed(checked) });
      if (endlessArticles.some((article) => article.path === path)) {
        const compiled = await measure(() => workspace.run('compile', path));
        expect(compiled.output).toContain(path);
        rows.push({ by: 'compiler', path, ...toUsed(compiled) });
      }
      await rm(join(workspace.root, path));
    }
    console.log(rows.map(toLine).join('\n'));
    expect(rows.filter(({ seconds }) => seconds > LONGEST)).toEqual([]);
    expect(rows.filter(({ megabytes }) => megabytes > LARGEST)).toEqual([]);
  },
);
