import { readCall } from '#base/call';
import { type ContentModel, runCheck } from '#check';

/** `npm run check`: checks all content. */
export async function check(model: ContentModel): Promise<void> {
  process.exitCode = await runCheck({ ...readCall(), model });
}
