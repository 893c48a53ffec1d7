import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSampleCopy, renderInSite } from '../../components/ui/site.fixture.tsx';
import { toFileItem } from '../../features/folder/items.ts';
import { resolveFolder } from '../../features/folder/resolve.ts';
import { interpolate } from '../../lib/text.ts';
import { folderCopySchema } from './copy.ts';
import { FolderSum } from './folder-sum.tsx';
import type { FolderPage } from './page.ts';

const copy = readSampleCopy(folderCopySchema, 'folder');
const file = (name: string, bytes: number) => ({
  file: name,
  kind: name.toUpperCase(),
  name,
  href: `/meter.${name}`,
  saveAs: `meter.${name}`,
  bytes,
});
const meter = {
  product: { slug: 'meter', name: 'Meter' },
  revision: 'B',
  revisions: [{ revision: 'B', change: 'Frequency.' }],
  files: [file('pdf', 40_000), file('icd', 20_000), file('ies', 400)],
};
const page = { copy, catalog: [meter], path: '/folder', origin: 'https://grid.test' };

/** Renders the sum of a folder with files of the meter. */
function renderSum(files: readonly string[], revision = 'B') {
  const items = files.map((name) => toFileItem('meter', name, revision));
  const groups = resolveFolder(items, [meter], () => undefined);
  const onMissing = vi.fn();
  renderInSite(
    <FolderSum
      page={page as unknown as FolderPage}
      groups={groups as Parameters<typeof FolderSum>[0]['groups']}
      onMissing={onMissing}
      onClear={undefined}
    />,
  );
  return onMissing;
}

const status = () => screen.getByRole('status').textContent;
const download = () => fireEvent.click(screen.getByRole('button', { name: copy.actions.download }));
/** Files answer, except those at some addresses. */
const answerAllBut = (...gone: string[]) =>
  vi.stubGlobal('fetch', async (href: string) =>
    gone.includes(href) ? new Response('', { status: 404 }) : new Response('A file.'),
  );

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archive');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says how many files the archive holds', async () => {
  answerAllBut();
  const onMissing = renderSum(['pdf', 'icd', 'ies']);
  download();
  await waitFor(() => expect(status()).toBe(interpolate(copy.archive.made, { count: '3' })));
  expect(onMissing).toHaveBeenCalledExactlyOnceWith([]);
});

it('does not count a file that did not answer, and names it', async () => {
  answerAllBut('/meter.icd');
  const onMissing = renderSum(['pdf', 'icd', 'ies']);
  download();
  await waitFor(() => expect(status()).toBe(interpolate(copy.archive.made, { count: '2' })));
  expect(onMissing).toHaveBeenCalledExactlyOnceWith(['/meter.icd']);
});

it('says that no archive was made where it cannot be saved, and offers it again', async () => {
  answerAllBut();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no room');
  });
  renderSum(['pdf']);
  download();
  await waitFor(() => expect(status()).toBe(copy.archive.failed));
  const button = screen.getByRole('button', { name: copy.actions.download });
  expect(button.getAttribute('aria-disabled')).toBe('false');
});

it.each([
  [
    ['pdf', 'icd'],
    ['2', '60'],
  ],
  [['ies'], ['1', '1']],
])('says the number of %j and their kilobytes, at least one', (files, figures) => {
  renderSum(files);
  const shown = [...document.querySelectorAll('.folder__figure b')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(figures);
});

it('counts the files that have a newer revision', () => {
  renderSum(['pdf', 'icd'], 'A');
  expect(screen.getByText(interpolate(copy.sum.revisedFiles, { count: '2' }))).toBeTruthy();
});
