import { definePage, type LoaderData } from '#site';
import { linkList, section } from '#site/markdown';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { listProductFolders } from '../../documents/product-files.ts';
import type { CatalogFile } from '../../features/folder/resolve.ts';
import { oneLineCopySchema } from '../../features/one-line/copy.ts';
import { formatBytes, interpolate } from '../../lib/text.ts';
import { folderCopySchema } from './copy.ts';

export const folder = definePage({
  copy: folderCopySchema,
  loader: async ({ copy, content, sizeOf }) => {
    const folders = await listProductFolders(content, sizeOf);
    const { drawing, voltages } = content.getCopy(oneLineCopySchema);
    return {
      catalog: folders.map(
        ({ product, datasheet, revision, revisions, files, variants, archive }) => ({
          product,
          datasheet,
          revision,
          revisions,
          archive: { ...archive, count: files.length },
          files: [
            ...files.map(
              ({ file, ...details }): CatalogFile => ({
                ...copy.files[file],
                ...details,
                file,
              }),
            ),
            ...variants.map(
              ({ name, file, ...details }): CatalogFile => ({
                kind: copy.files.variant.kind,
                name: interpolate(copy.files.variant.name, { name }),
                ...details,
                file,
              }),
            ),
          ],
        }),
      ),
      /** What the list needs to know of a drawing. */
      drawing: {
        path: content.getPath(oneLineCopySchema),
        title: drawing.title,
        voltages: voltages.choices.map(({ label }) => ({ label })),
      },
      origin: content.origin,
    };
  },
  toMarkdown: (page) => [
    ...toHeadMarkdown(page),
    section(
      page.copy.unscripted.title,
      page.copy.unscripted.text,
      linkList(
        page.catalog.map(({ product, archive }) => ({
          name: interpolate(page.copy.unscripted.archive, {
            name: product.name,
            count: String(archive.count),
          }),
          path: archive.href,
          text: archive.bytes === undefined ? '' : formatBytes(archive.bytes),
        })),
      ),
    ),
  ],
});

export type FolderPage = LoaderData<typeof folder>;
