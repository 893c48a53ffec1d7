import { formatBytes } from '#base/text';
import type { Content, FileSizes } from '#site';
import { type ProductEntry, products } from './collection';
import { type Point, readPoints } from './points';

/** A link that downloads a file. */
export interface FileLink {
  label: string;
  href: string;
  /** The name to save it under, if the address does not end with it. */
  download?: string;
}

/** The files under a product's page: its specification text, and those for design software. */
export const PRODUCT_FILES = {
  docx: '/specification.docx',
  markdown: '/specification.md',
  ies: '/photometry.ies',
  icd: '/points.icd',
} as const;

/** The labels of the links to these files. */
interface FileCopy {
  specification: Record<'docx' | 'markdown', string>;
  kit: Record<'ies' | 'icd', string>;
}

/** The point list of a product, as its author wrote it; empty if no object has a class. */
export function listPoints(content: Content, slug: string): Point[] {
  const points = readPoints(content.render(content.getCollection(products).body(slug)).body.tree);
  return points.some(({ cdc }) => cdc !== '') ? points : [];
}

/**
 * The links to the files that a product has, with their sizes.
 * @param sizes the size of each generated file in bytes
 */
export function listFileLinks(
  { slug, path }: Pick<ProductEntry, 'slug' | 'path'>,
  content: Content,
  { specification, kit }: FileCopy,
  sizes: FileSizes,
): FileLink[] {
  const { sheet, photometry } = content.getCollection(products).fields(slug);
  const labels = {
    ...(sheet.section && { docx: specification.docx, markdown: specification.markdown }),
    ...(photometry && { ies: kit.ies }),
    ...(listPoints(content, slug).length > 0 && { icd: kit.icd }),
  };
  const names = ['docx', 'markdown', 'ies', 'icd'] as const;
  return names.flatMap((name) => {
    const label = labels[name];
    return label === undefined ? [] : toFileLink(label, path + PRODUCT_FILES[name], sizes);
  });
}

/** A link to a file: its label, and its size if the file has been generated. */
export function toFileLink(label: string, href: string, sizes: FileSizes): FileLink {
  const bytes = sizes[href];
  return { label: bytes === undefined ? label : `${label}, ${formatBytes(bytes)}`, href };
}
