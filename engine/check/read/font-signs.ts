import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The signs, as code points, that each of some fonts can draw.
 * @param files paths of the fonts below `root`
 * @returns undefined if there are no fonts, as in a folder that holds only content: a site without
 *   its fonts does not build
 * @throws if a file is no font
 */
export async function readFontSigns(
  root: string,
  files: readonly string[],
): Promise<ReadonlySet<number> | undefined> {
  const isThere = files.every((file) => existsSync(join(root, file)));
  if (files.length === 0 || !isThere) return undefined;
  const { open } = await import('fontkit');
  const sets = await Promise.all(
    files.map(async (file) => {
      const font = await open(join(root, file));
      return new Set('characterSet' in font ? font.characterSet : []);
    }),
  );
  const [first, ...others] = sets;
  return new Set([...(first ?? [])].filter((sign) => others.every((own) => own.has(sign))));
}
