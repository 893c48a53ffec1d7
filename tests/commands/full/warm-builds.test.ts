import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CACHE_FOLDER } from '#check/cache/cache';
import { copyWithoutCache } from '../../site/copy-project.ts';
import { SAMPLE } from '../../site/folders.ts';
import { digestSite } from '../digest-site.ts';
import type { CommandResult, Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

/** A build: its outcome, and the digest of every file in place afterwards. */
interface Built extends CommandResult {
  files: Map<string, string>;
}

const settings: Record<string, string> = { SITE_NOW: '2026-11-20' };
let workspace: Workspace;
let last: Built;

beforeAll(async () => {
  workspace = await createWorkspace(settings, SAMPLE, copyWithoutCache);
  last = await build();
  expect(last.code).toBe(0);
});
afterAll(() => workspace.remove());

async function build(): Promise<Built> {
  const outcome = await workspace.run('build');
  return { ...outcome, files: await digestSite(workspace.root) };
}

/** Clears the cache but keeps the last output: a failing build must leave it unchanged. */
function forget(): Promise<void> {
  return rm(join(workspace.root, CACHE_FOLDER), { recursive: true });
}

it.each([
  ['a plugin of MDX imports', 'src/lib/typography/units.ts', String.raw`'\u00a0'`, "'\u2009'"],
  [
    'a card is drawn with',
    'engine/site/seo/xml.ts',
    'inOneLine.build(part)',
    "inOneLine.build(part).replaceAll('font-size=\"', 'font-size=\"1')",
  ],
  [
    'pages are drawn with',
    'src/components/layout/footer.tsx',
    'footer wired control',
    'footer wired',
  ],
  [
    'a rule consists of',
    'engine/check/rules/unfinished-rule.ts',
    "!== '') return",
    "=== '') return",
  ],
  ['every page shows', 'content/site.yaml', '010-0142', '010-0143'],
  ['a schema consists of', 'src/collections/insights/collection.ts', 'line(140)', 'line(20)'],
])('a build after a change of what %s is that of an empty cache', async (_, file, text, other) => {
  const before = await readFile(join(workspace.root, file), 'utf8');
  await workspace.edit(file, text, other);
  const warm = await build();
  await forget();
  const cold = await build();
  await workspace.write(file, before);
  expect(warm).toEqual(cold);
  expect(warm).not.toEqual(last);
  last = cold;
});

it('a build on the day of an entry is that of an empty cache', async () => {
  const article = 'content/insights/where-class-0-2s-pays.mdx';
  await workspace.edit(article, '---\n', '---\npublishAt: 2026-12-01\n');
  const before = await build();
  settings.SITE_NOW = '2026-12-01';
  const warm = await build();
  await forget();
  expect(warm).toEqual(await build());
  expect(warm).not.toEqual(before);
});
