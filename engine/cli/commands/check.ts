import { runCheck } from '#check';
import { readCommandContext } from '#check/cli/command-context';
import { loadConfig } from '../load-config.ts';

/** `npm run check`: checks all content. */
export async function check(): Promise<void> {
  process.exitCode = await runCheck({ ...readCommandContext(), model: await loadConfig() });
}
