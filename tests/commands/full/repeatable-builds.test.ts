import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CACHE_FOLDER } from '#check/cache/cache';
import { copyWithoutCache } from '../../site/copy-project.ts';
import { SAMPLE } from '../../site/folders.ts';
import { placePhotos } from '../../site/photos.ts';
import { digestSite } from '../digest-site.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

const PHOTO = 'content/insights/field.jpg';

let workspace: Workspace;
let original: Buffer;
/** The digest of every file that the first build wrote, by name. */
let cold: Map<string, string>;

beforeAll(async () => {
  workspace = await createWorkspace({}, SAMPLE, copyWithoutCache);
  await placePhotos(workspace.root);
  original = await readFile(join(workspace.root, PHOTO));
  cold = await build();
});
afterAll(() => workspace.remove());

/** The digest of every file that a build writes, by name. */
async function build(): Promise<Map<string, string>> {
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
  return digestSite(workspace.root);
}

it('a photograph is left as it was', async () => {
  expect(await readFile(join(workspace.root, PHOTO))).toEqual(original);
});

it('builds write the same bytes from nothing, from memory, over what anybody did to dist', async () => {
  expect(cold.size).toBeGreaterThan(200);
  await rm(join(workspace.root, 'dist'), { recursive: true });
  expect(await build()).toEqual(cold);
  await damageDist();
  expect(await build()).toEqual(cold);
  await forget();
  expect(await build()).toEqual(cold);
});

/** Makes the next build bundle, check, compile and draw everything again. */
async function forget() {
  await rm(join(workspace.root, CACHE_FOLDER), { recursive: true });
  await rm(join(workspace.root, 'dist'), { recursive: true });
}

/** What no build may trust: an edited page, a missing one, and ones that no build wrote. */
async function damageDist() {
  const at = (file: string) => join(workspace.root, 'dist', file);
  const page = await readFile(at('products/core.html'), 'utf8');
  await writeFile(at('products/core.html'), page.replace('Core', 'Cure'));
  await rm(at('insights.json'));
  await writeFile(at('insights.md'), 'Another text.');
  await mkdir(at('insights/withdrawn'), { recursive: true });
  await writeFile(at('insights/withdrawn/article.html'), 'An article that was withdrawn.');
  await writeFile(at('assets/old-bundle.js'), 'A script of last week.');
}
