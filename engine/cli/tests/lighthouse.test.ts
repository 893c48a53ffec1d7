import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const RUN = join(import.meta.dirname, '../run.mjs');
const root = mkdtempSync(join(tmpdir(), 'lighthouse-'));
afterAll(() => rmSync(root, { recursive: true }));

it('ends for a page that does not exist, and starts nothing', () => {
  const facts = { policy: '', origin: '', editor: [], redirects: [], scripts: {}, pages: [] };
  for (const folder of ['dist', '.build']) mkdirSync(join(root, folder));
  writeFileSync(join(root, '.build/facts.json'), JSON.stringify(facts));
  const words = [RUN, 'lighthouse', '/nowhere'];
  const ended = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  expect(ended).toMatchObject({ status: 2, stdout: '' });
  expect(ended.stderr).toContain('nowhere.html');
});
