import { spawnSync } from 'node:child_process';
import { readCall } from '#base/call';
import { runNew } from '#check/new/run-new';

const call = readCall();
process.exitCode = await runNew(call);
// In a new process, which loads the new collection.
if (process.exitCode === 0 && call.words[0] === 'collection') {
  const { status } = spawnSync(process.execPath, ['engine/cli/run.mjs', 'schemas'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
