import { readSampleCopy } from '../../components/ui/site.fixture.tsx';
import { oneLineCopySchema } from '../../features/one-line/copy.ts';
import { folderCopySchema } from './copy.ts';
import type { FolderPage } from './page.ts';

/** The words of the sample site. */
export const copy = readSampleCopy(folderCopySchema, 'folder');
const { drawing, voltages } = readSampleCopy(oneLineCopySchema, 'products/build');

const toFile = (slug: string, file: string, bytes: number) => ({
  file,
  kind: file.toUpperCase(),
  name: `The ${file}`,
  href: `/${slug}.${file}`,
  saveAs: `${slug}.${file}`,
  bytes,
});

const toProduct = (slug: string, name: string) => ({
  product: { slug, name, path: `/products/${slug}`, category: 'Equipment', designation: 'PQ1' },
  revision: 'B',
  revisions: [
    { revision: 'B', change: 'Frequency.' },
    { revision: 'A', change: 'Mass.' },
  ],
  files: [toFile(slug, 'pdf', 40_000), toFile(slug, 'icd', 20_000), toFile(slug, 'ies', 400)],
});

/** The page of the folder, with the files of a meter and of a lamp; both are at revision B. */
export const page = {
  copy,
  catalog: [toProduct('meter', 'Meter'), toProduct('lamp', 'Lamp')],
  drawing: { path: '/build', title: drawing.title, voltages: voltages.choices },
  path: '/folder',
  origin: 'https://grid.test',
} as unknown as FolderPage;
