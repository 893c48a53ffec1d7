import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readCommandContext } from '#check/cli/command-context';
import { runNew } from '#check/cli/run-new';
import { approve, listUnapproved } from '../approvals.ts';
import { loadConfig } from '../load-config.ts';

/** `npm run new`: makes an entry, or a collection with its pages and everything generated for it. */
export async function createNew(): Promise<void> {
  const context = readCommandContext();
  const { root, print } = context;
  const hasApproved = existsSync('tests/site-html');
  let unapproved: string[] = [];
  const onCollection = () => {
    if (!hasApproved) return;
    print('Building the sample site, to see which approved texts differ already …\n');
    unapproved = listUnapproved(root);
  };
  process.exitCode = await runNew({ ...context, model: await loadConfig(), onCollection });
  if (process.exitCode !== 0 || context.args[0] !== 'collection') return;
  // In a new process, which loads the new collection.
  const schemas = ['engine/cli/run.mjs', 'schemas'];
  process.exitCode = spawnSync(process.execPath, schemas, { stdio: 'inherit' }).status ?? 1;
  if (process.exitCode !== 0 || !hasApproved) return;
  print('\nBuilding it again, to approve the new pages and what changed with them …\n');
  approve(root, unapproved);
  if (unapproved.length === 0) return;
  print(
    `Not approved, since they differed before; see npm run test:html, then npm run approve:\n${unapproved.map((name) => `  ${name}\n`).join('')}`,
  );
}
