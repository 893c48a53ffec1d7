import { z } from 'zod';
import { action, group, line, link, list, reference, rows, seo } from '#check/fields';
import { distinct, distinctValues } from '../../collections/distinct.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';
import { FILE_NAMES } from '../../documents/product-files.ts';

const file = z.strictObject({
  kind: line(8).describe('The kind of file, such as "PDF".'),
  name: line(32).describe('What it is, such as "Datasheet".'),
});

export const folderCopySchema = group('The project folder: `content/pages/folder.mdx`.', {
  kind: z.literal('folder'),
  seo,
  header: pageHeader,
  unscripted: group('What visitors without scripts read instead, above the archives.', {
    title: line(60),
    text: line(240),
    archive: line(40).describe('An archive; `{name}` and `{count}` are filled in.'),
  }),
  files: group('How the files of a product are called.', {
    pdf: file,
    docx: file,
    markdown: file,
    dxf: file,
    svg: file,
    icd: file,
    ies: file,
    ratings: file,
    points: file,
    variant: file.describe('The outline of one size; `{name}` is filled in.'),
  }),
  pages: group('What belongs to several products.', {
    title: line(40).describe('The heading above it.'),
    kind: line(8).describe('The kind of file that leads to a page, such as "URL".'),
    compare: link.describe('The address of the comparison.'),
    comparison: line(60).describe('A comparison; `{names}` is filled in.'),
  }),
  row: group('The words in a row.', {
    revision: line(16).describe('A revision; `{revision}` is filled in.'),
    remove: line(32).describe('The button that takes it out; `{name}` is filled in.'),
    removed: line(60).describe('What is said after that; `{name}` is filled in.'),
    undo: line(16).describe('The button that puts it back.'),
    revised: line(40).describe('The words before what a newer revision has changed.'),
    since: line(80).describe('Which revisions; `{from}` and `{to}` are filled in.'),
    take: line(32).describe('The button that takes the newer one; `{revision}` is filled in.'),
    unreached: line(40).describe('The words before what happens without the file.'),
    left: line(80).describe('What happens without it.'),
  }),
  sum: group('The plate beside the list.', {
    files: line(16).describe('The word below the number of files.'),
    unit: line(8).describe('The word below their size, in kilobytes.'),
    products: line(24),
    revised: line(24),
    revisedFiles: line(24).describe('How many; `{count}` is filled in.'),
    group: line(32).describe('Above a product; `{count}` is filled in, and the size follows.'),
  }),
  actions: group('What can be done with the list.', {
    download: line(24),
    packing: line(24).describe('The button while the archive is made.'),
    copy: line(32),
    copied: line(60),
    send: action.describe('The link to an inquiry that carries the list.'),
    message: line(80).describe('How that inquiry begins; the list follows.'),
    address: line(40).describe('The words before the address of the list.'),
    clear: line(24),
    cleared: line(60).describe('What is said once it is empty.'),
  }),
  archive: group('The archive and the list in it.', {
    name: line(24).describe('The name of the archive, without `.zip`.'),
    list: line(24).describe('The name of the list, without `.txt`.'),
    made: line(60).describe('What is said once it is saved; `{count}` is filled in.'),
    failed: line(120).describe('What is said if it cannot be made.'),
  }),
  shared: group('The list of an address that somebody has sent.', {
    title: line(60).describe('How many files it has; `{count}` is filled in.'),
    text: line(200),
    take: line(32).describe('The button that puts them into the own folder.'),
    own: line(32).describe('The link back to the own folder.'),
  }),
  offline: line(160).describe('What is said without a connection.'),
  empty: group('What an empty folder shows.', {
    title: line(40),
    text: line(160),
  }),
  sets: rows(0, 9, 'they stand in a grid of three', {
    title: line(40),
    text: line(100),
    files: rows(1, 6, 'a set is about few products', {
      product: reference('products').describe('The product.'),
      files: list(z.enum(FILE_NAMES), 1, 9, 'a product has no more')
        .superRefine(distinctValues)
        .describe('Its files; those that it does not have are left out.'),
    }).superRefine(distinct({ path: ['product'], read: ({ product }) => product })),
  }).describe('The sets that an empty folder offers.'),
});
