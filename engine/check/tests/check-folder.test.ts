import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { checkFolder } from '../check-folder.ts';

const schema = z.strictObject({ title: z.string().max(20), date: z.iso.date() });
const components = { Chart: z.strictObject({ kind: z.enum(['bar', 'line']) }) };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'posts-'));
  await mkdir(join(folder, 'old'));
  await write('good.mdx', 'title: Good\ndate: 2026-02-01', 'With <Chart kind="bar" />.');
  await write('old/wrong.mdx', 'titel: Wrong\ndate: 2026-02-30', '<Chrat />');
  await writeFile(join(folder, 'notes.txt'), 'Whatever stands here.');
});
afterAll(() => rm(folder, { recursive: true }));

function write(name: string, fields: string, body: string): Promise<void> {
  return writeFile(join(folder, name), `---\n${fields}\n---\n\n${body}\n`);
}

it('checks a folder of MDX that belongs to no site by one schema', async () => {
  const problems = await checkFolder({ folder, schema, components, empty: ['Chart'] });
  expect(problems.map(({ file, line, message }) => [file, line, message])).toEqual([
    ['old/wrong.mdx', 2, expect.stringContaining('did you mean "title"?')],
    ['old/wrong.mdx', 3, expect.stringContaining('which is no day of the calendar')],
    ['old/wrong.mdx', 6, expect.stringContaining('did you mean "Chart"?')],
  ]);
});
