import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../components/ui/site.fixture.tsx';
import { toFileItem } from '../../features/folder/items.ts';
import { resolveFolder } from '../../features/folder/resolve.ts';
import { interpolate } from '../../lib/text.ts';
import { copy, page } from './folder.fixture.ts';
import { FolderSum } from './folder-sum.tsx';

/** Renders the sum of a folder with files of the meter. */
function renderSum(files: readonly string[], revision = 'B') {
  const items = files.map((name) => toFileItem('meter', name, revision));
  const groups = resolveFolder(items, page.catalog, () => undefined);
  const onMissing = vi.fn();
  renderInSite(<FolderSum page={page} groups={groups} onMissing={onMissing} onClear={undefined} />);
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
