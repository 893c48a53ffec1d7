import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { DIST, LICENCES } from './environments';

/** What browsers get beside the scripts that the bundler knows: name, and the text of its licence. */
const OTHERS = [
  { name: 'Archivo and Geist Mono (fonts)', file: 'src/build/fonts/OFL.txt' },
  { name: 'Tailwind CSS (part of the stylesheet)', file: 'node_modules/tailwindcss/LICENSE' },
];

/**
 * Completes the list of licences that the bundler has written for its scripts.
 * @param root the project's folder
 * @throws when the bundler has written none, or a licence is missing
 */
export async function completeLicences(root: string): Promise<void> {
  for (const { name, file } of OTHERS) {
    const text = await readFile(join(root, file), 'utf8');
    await appendFile(join(root, DIST, LICENCES), `\n## ${name}\n\n${text.trim()}\n`, { flag: 'a' });
  }
}
