import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { DistWriter } from './dist-writer';
import { DIST, LICENCES } from './environments';

/** What browsers get beside the scripts that the bundler knows: name, and the text of its licence. */
const OTHERS = [
  { name: 'Archivo and Geist Mono (fonts)', file: 'engine/site/build/fonts/OFL.txt' },
  { name: 'Tailwind CSS (part of the stylesheet)', file: 'node_modules/tailwindcss/LICENSE' },
];

interface Folders {
  /** The project's folder. */
  root: string;
  /** The folder of the build to come. */
  stage: string;
  replace: DistWriter['replace'];
}

/**
 * Completes the list of licences that the bundler has written for its scripts.
 * @throws when the bundler has written none, or a licence is missing
 */
export async function completeLicences({ root, stage, replace }: Folders): Promise<void> {
  let list = await readFile(join(stage, DIST, LICENCES), 'utf8');
  for (const { name, file } of OTHERS) {
    const text = await readFile(join(root, file), 'utf8');
    list += `\n## ${name}\n\n${text.trim()}\n`;
  }
  replace(LICENCES, list);
}
