import { definePage, type LoaderData } from '#site';
import { linkList, section } from '#site/markdown';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import {
  type FileName,
  listProductFolders,
  type ProductFile,
} from '../../documents/product-files.ts';
import { toFileItem } from '../../features/folder/items.ts';
import { formatBytes, interpolate } from '../../lib/text.ts';
import { downloadsCopySchema, FILE_KINDS } from './copy.ts';

type Kind = (typeof FILE_KINDS)[number];

/** The column of each file of a product. */
const KIND_OF: Record<FileName, Kind> = {
  pdf: 'pdf',
  docx: 'docx',
  markdown: 'md',
  dxf: 'dxf',
  svg: 'svg',
  icd: 'icd',
  ies: 'ies',
  ratings: 'csv',
  points: 'csv',
};

export const downloads = definePage({
  copy: downloadsCopySchema,
  showsProse: true,
  anchors: ['list', 'about'],
  loader: async ({ content, sizes, text }) => {
    const folders = await listProductFolders(content, sizes);
    return {
      ...(await content.render(text, true)),
      kinds: FILE_KINDS,
      products: folders.map(({ product, datasheet, revision, revised, files, archive }) => ({
        product,
        datasheet,
        revision,
        revised,
        /** The files of each kind, by column. */
        cells: FILE_KINDS.map((kind) => ({
          kind,
          files: files.filter(({ file }) => KIND_OF[file] === kind),
        })),
        archive: { ...archive, count: files.length },
        /** What its button puts into the project folder. */
        items: files.map(({ file }) => toFileItem(product.slug, file, revision)),
      })),
    };
  },
  meta: ({ products }) => ({ lastModified: products.map(({ revised }) => revised) }),
  toMarkdown: (page, prose) => {
    const { copy, products } = page;
    const toLinks = (files: ProductFile[], kind: Kind) =>
      files.map(({ file, href, bytes }) => ({
        name: `${copy.kinds[kind].name}, ${file === 'points' ? copy.points : copy.kinds[kind].note}`,
        path: href,
        text: formatSize(bytes),
      }));
    return [
      ...toHeadMarkdown(page),
      ...products.map(({ product, cells, archive }) =>
        section(
          product.name,
          linkList([
            ...cells.flatMap(({ kind, files }) => toLinks(files, kind)),
            {
              name: `${copy.archive}, ${interpolate(copy.contents, { count: String(archive.count) })}`,
              path: archive.href,
              text: formatSize(archive.bytes),
            },
          ]),
        ),
      ),
      ...copy.notes,
      prose,
    ];
  },
});

export type DownloadsPage = LoaderData<typeof downloads>;

/** A size as it is printed; empty in development, where files are generated on request. */
function formatSize(bytes: number | undefined): string {
  return bytes === undefined ? '' : formatBytes(bytes);
}
