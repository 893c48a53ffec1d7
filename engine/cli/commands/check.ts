import { runCheck } from '#check';
import { readCall } from '#check/cli/call';
import { loadConfig } from '../load-config.ts';

/** `npm run check`: checks all content. */
export async function check(): Promise<void> {
  process.exitCode = await runCheck({ ...readCall(), model: await loadConfig() });
}
