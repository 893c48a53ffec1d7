import { join } from 'node:path';

/**
 * The signs, as code points, that each of some fonts can draw.
 * @param files paths of the fonts below `root`
 * @returns undefined if there are no fonts
 * @throws if a file is missing, or is no font
 */
export async function readFontSigns(
  root: string,
  files: readonly string[],
): Promise<ReadonlySet<number> | undefined> {
  if (files.length === 0) return undefined;
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
