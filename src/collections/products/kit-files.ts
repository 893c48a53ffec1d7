import type { Content, FileSizes } from '#site';
import { products } from './collection';
import type { KitCopy } from './kit-copy';
import { type Point, readPoints } from './points';
import { type FileLink, toFileLink } from './specification-files';

const [IES, ICD] = ['/photometry.ies', '/points.icd'];

/** The files for design programs below the page of a product. */
export const KIT_FILES = [IES, ICD];

/** The addresses of the files for design programs of a product. */
export function toKitPaths({ path }: { path: string }) {
  return { ies: path + IES, icd: path + ICD };
}

/** The point list of a product, as its author wrote it; empty where no object has its class. */
export function listPoints(content: Content, slug: string): Point[] {
  const points = readPoints(content.render(content.getCollection(products).body(slug)).tree);
  return points.some(({ cdc }) => cdc !== '') ? points : [];
}

/** The links to the files for design programs that a product has, with their sizes. */
export function listKitLinks(
  product: { slug: string; path: string },
  content: Content,
  copy: Pick<KitCopy, 'ies' | 'icd'>,
  sizes: FileSizes,
): FileLink[] {
  const { photometry } = content.getCollection(products).fields(product.slug);
  const paths = toKitPaths(product);
  return [
    ...(photometry === undefined ? [] : [toFileLink(copy.ies, paths.ies, sizes)]),
    ...(listPoints(content, product.slug).length === 0
      ? []
      : [toFileLink(copy.icd, paths.icd, sizes)]),
  ];
}
