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

/** A file with its size as it is printed, which is empty in development. */
type SizedFile = Omit<ProductFile, 'bytes'> & { size: string };

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
  loader: async ({ copy, content, sizeOf, text }) => {
    const folders = await listProductFolders(content, sizeOf);
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
          files: files
            .filter(({ file }) => KIND_OF[file] === kind)
            .map(({ bytes, ...file }) => ({ ...file, size: formatSize(bytes) })),
        })),
        archive: {
          href: archive.href,
          saveAs: archive.saveAs,
          contents: [
            interpolate(copy.contents, { count: String(files.length) }),
            formatSize(archive.bytes),
          ]
            .filter(Boolean)
            .join(', '),
        },
        /** What its button puts into the project folder. */
        items: files.map(({ file }) => toFileItem(product.slug, file, revision)),
      })),
    };
  },
  meta: ({ products }) => ({ lastModified: products.map(({ revised }) => revised) }),
  toMarkdown: (page, prose) => {
    const { copy, products } = page;
    const toLinks = (files: SizedFile[], kind: Kind) =>
      files.map(({ file, href, size }) => ({
        name: `${copy.kinds[kind].name}, ${file === 'points' ? copy.points : copy.kinds[kind].note}`,
        path: href,
        text: size,
      }));
    return [
      ...toHeadMarkdown(page),
      ...products.map(({ product, cells, archive }) =>
        section(
          product.name,
          linkList([
            ...cells.flatMap(({ kind, files }) => toLinks(files, kind)),
            { name: copy.archive, path: archive.href, text: archive.contents },
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
