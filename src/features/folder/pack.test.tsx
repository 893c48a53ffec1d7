import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { packFolder } from './pack.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const write = (missing: readonly string[]) => ({ 'list.txt': missing.join() });

it('packs what answers, and names the rest in the list', async () => {
  vi.stubGlobal('fetch', async (href: string) => {
    if (href === '/offline') throw new TypeError('Failed to fetch');
    return new Response(href, { status: href === '/gone' ? 404 : 200 });
  });
  const files = ['/sheet', '/gone', '/offline'].map((href) => ({
    href,
    saveAs: `${href.slice(1)}.md`,
  }));
  const { zip, missing } = await packFolder(files, write);
  expect(missing).toEqual(['/gone', '/offline']);
  const texts = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(texts).toEqual([
    ['list.txt', '/gone,/offline'],
    ['sheet.md', '/sheet'],
  ]);
});
