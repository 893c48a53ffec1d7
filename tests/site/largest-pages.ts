import { statSync } from 'node:fs';
import { join } from 'node:path';
import { toHtmlFile } from '#check/addresses/paths';
import { groupBy } from '#check/read/group-by';
import { type BuiltPage, listPages } from './build-facts.ts';

/**
 * The page with the largest document of each kind.
 * @param root the folder with the build
 */
export function listLargestPages(root: string): BuiltPage[] {
  const sizeOf = ({ path }: BuiltPage) => statSync(join(root, 'dist', toHtmlFile(path))).size;
  return [...groupBy(listPages(root), ({ kind }) => kind).values()].map((alike) =>
    alike.reduce((most, page) => (sizeOf(page) > sizeOf(most) ? page : most)),
  );
}
