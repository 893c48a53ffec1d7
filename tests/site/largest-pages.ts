import { statSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '#base/group-by';
import { toHtmlFile } from '#base/paths';
import { readBuildFacts } from '#site/build/output';

/** A page of a build. */
interface BuiltPage {
  path: string;
  kind: string;
}

/**
 * The page with the largest document of each kind.
 * @param root the folder with the build
 */
export async function listLargestPages(root: string): Promise<BuiltPage[]> {
  const { pages } = await readBuildFacts(root);
  const sizeOf = ({ path }: BuiltPage) => statSync(join(root, 'dist', toHtmlFile(path))).size;
  return [...groupBy(pages, ({ kind }) => kind).values()].map((alike) =>
    alike.reduce((most, page) => (sizeOf(page) > sizeOf(most) ? page : most)),
  );
}
