import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentModel } from '#check';

/** What a site says about its content, from the project's folder. */
const CONFIG = 'src/content.config.ts';

/** Loads what the content of the site in this folder consists of. */
export async function loadConfig(): Promise<ContentModel> {
  return (await import(pathToFileURL(join(process.cwd(), CONFIG)).href)).default;
}
