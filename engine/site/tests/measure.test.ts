import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measureBuild } from '../build/measure';

const FACTS = {
  ...{ policy: '', origin: '', editor: [], scripts: { home: ['assets/boot.js'] } },
  pages: [{ path: '/', kind: 'home' }],
};
const FILES = {
  '.build/facts.json': JSON.stringify(FACTS),
  '.build/assets.json': JSON.stringify({ own: ['sans.woff2', 'boot.js'], kept: ['old.woff2'] }),
  'dist/index.html': '<h1>Grid</h1>',
  'dist/assets/boot.js': 'start()',
  'dist/assets/sans.woff2': '0123456789',
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'measure-'));
});
afterEach(() => rm(root, { recursive: true }));

it('measures a build that is not in place yet', async () => {
  const stage = join(root, 'stage');
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(stage, file)), { recursive: true });
    await writeFile(join(stage, file), text);
  }
  const { pages, fonts } = await measureBuild(root, stage);
  expect(pages).toMatchObject([{ kind: 'home', path: '/', file: 'index.html', alike: 1 }]);
  expect(fonts).toBe(10);
});
