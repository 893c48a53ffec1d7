import { formatBytes } from '#base/text';
import type { FileSizes } from '#site';
import type { ProductEntry } from './collection';
import type { ProductSheet } from './sheet';
import type { SpecificationCopy } from './specification-copy';

/** A link that downloads a file. */
export interface FileLink {
  label: string;
  href: string;
  /** The name under which it is saved, where the address does not end with it. */
  download?: string;
}

const [DOCX, MARKDOWN] = ['/specification.docx', '/specification.md'];

/** The files of the specification text below the page of a product. */
export const SPECIFICATION_FILES = [DOCX, MARKDOWN];

/** The addresses of the specification text of a product. */
export function toSpecificationPaths({ path }: Pick<ProductEntry, 'path'>) {
  return { docx: path + DOCX, markdown: path + MARKDOWN };
}

/**
 * The links to the specification text of a product, with the sizes of the files.
 * @param sizes the bytes of the files that have been made
 * @returns none for a product without a section
 */
export function listSpecificationLinks(
  product: Pick<ProductEntry, 'path'>,
  { section }: Pick<ProductSheet, 'section'>,
  copy: Pick<SpecificationCopy, 'docx' | 'markdown'>,
  sizes: FileSizes,
): FileLink[] {
  if (section === undefined) return [];
  const paths = toSpecificationPaths(product);
  return (['docx', 'markdown'] as const).map((kind) => toFileLink(copy[kind], paths[kind], sizes));
}

/** A link to a file beside pages: what it is, and its size where it has been made. */
export function toFileLink(label: string, href: string, sizes: FileSizes): FileLink {
  const bytes = sizes[href];
  return { label: bytes === undefined ? label : `${label}, ${formatBytes(bytes)}`, href };
}
