import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readCall } from '#base/call';
import { runNew } from '#check/new/run-new';
import { loadConfig } from '../load-config.ts';

/** `npm run new`: makes an entry, or a collection with its pages and everything generated for it. */
export async function createNew(): Promise<void> {
  const call = readCall();
  process.exitCode = await runNew({ ...call, model: await loadConfig() });
  if (process.exitCode !== 0 || call.words[0] !== 'collection') return;
  // In new processes, which load the new collection.
  process.exitCode = run(process.execPath, ['engine/cli/run.mjs', 'schemas'], 'inherit');
  if (process.exitCode !== 0 || !existsSync('tests/site-html')) return;
  call.print('\nBuilding the sample site, to approve its new pages (npm run approve) …\n');
  process.exitCode = run('npm', ['run', 'approve'], 'ignore');
}

function run(program: string, words: readonly string[], stdio: 'inherit' | 'ignore'): number {
  return spawnSync(program, words, { stdio: ['ignore', stdio, 'inherit'] }).status ?? 1;
}
