import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Brand } from '../define/brand';
import type { DistWriter } from './dist-writer';
import { DIST, LICENSES } from './environments';

const TAILWIND = {
  name: 'Tailwind CSS (part of the stylesheet)',
  file: 'node_modules/tailwindcss/LICENSE',
};

interface Licenses {
  /** The license of the site's fonts. */
  fonts: Brand['fontLicense'];
  /** The project's folder. */
  root: string;
  /** The staging folder of the build. */
  stage: string;
  replace: DistWriter['replace'];
}

/**
 * Completes the bundler's list of script licenses with those of the fonts and the stylesheet.
 * @throws when the bundler has written no list, or a license is missing
 */
export async function completeLicenses({ fonts, root, stage, replace }: Licenses): Promise<void> {
  let list = await readFile(join(stage, DIST, LICENSES), 'utf8');
  for (const { name, file } of [fonts, TAILWIND]) {
    const text = await readFile(join(root, file), 'utf8');
    list += `\n## ${name}\n\n${text.trim()}\n`;
  }
  replace(LICENSES, list);
}
