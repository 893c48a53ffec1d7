import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compareStates } from '../compare-states.ts';
import type { Figure, Studio } from '../photographs.ts';
import type { ChangedFile } from '../repository.ts';

let root: string;
const requested: string[] = [];
let isClosed = false;
const FIGURE: Figure = {
  width: 390,
  height: 10,
  isCut: false,
  marks: [],
  before: 'data:old',
  after: 'data:new',
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'states-'));
});
beforeEach(() => {
  requested.length = 0;
  isClosed = false;
});
afterAll(() => rm(root, { recursive: true }));

/** Writes a built site with `count` pages, each with its own text and a class. */
async function build(state: string, count: number, look: string): Promise<string> {
  const dist = join(root, state, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  for (let number = 0; number < count; number += 1) {
    const html = `<!doctype html><html><head><title>${number}</title></head><body><main><p class="${look}">${number}</p></main></body></html>`;
    const head = { title: String(number), description: '' };
    await writeFile(join(dist, `p${number}.html`), html);
    await writeFile(join(dist, `p${number}.json`), JSON.stringify({ path: `/p${number}`, head }));
  }
  return join(root, state);
}

/** A fake studio that finds differences on pages for which `differs` is true. */
async function open(differs: (address: string) => boolean): Promise<Studio> {
  return {
    compare: async (before, after) => {
      const address = after ?? before ?? '';
      requested.push(address);
      return differs(address) ? [FIGURE] : [];
    },
    close: async () => {
      isClosed = true;
    },
  };
}

async function compare(before: number, after: number, differs = (_: string) => false) {
  const folders = [
    await build('before', before, 'old'),
    await build('after', after, 'new'),
  ] as const;
  return compareStates(...folders, [], () => open(differs));
}

describe('pages that may look different', () => {
  it.each([
    [1, 1],
    [99, 99],
    [100, 100],
    [101, 51],
    [250, 84],
  ])('are photographed up to a hundred: of %i, %i', async (count, photographed) => {
    const { notes } = await compare(count, count);
    expect(requested).toHaveLength(photographed);
    expect(new Set(requested).size).toBe(photographed);
    expect(notes).toHaveLength(count > photographed ? 1 : 0);
  });

  it('are told where their pictures differ', async () => {
    const { pages, figures } = await compare(3, 3, (address) => address === '/p1');
    expect(pages.map(({ address }) => address)).toEqual(['/p1']);
    expect(figures.get('/p1')).toEqual([FIGURE]);
    expect(isClosed).toBe(true);
  });

  it('come after pages that changed, which are photographed first', async () => {
    await compare(2, 3);
    expect(requested).toEqual(['/p2', '/p0', '/p1']);
  });

  it.each<[ChangedFile, string | undefined]>([
    [{ kind: 'added', file: 'content/pages/p2.mdx' }, 'content/pages/p2.mdx'],
    [{ kind: 'added', file: 'content/jobs/p2.mdx' }, 'content/jobs/p2.mdx'],
    [{ kind: 'added', file: 'content/jobs/p20.mdx' }, undefined],
    [{ kind: 'added', file: 'content/pages/a/p2.mdx' }, undefined],
    [{ kind: 'added', file: 'public/p2.mdx' }, undefined],
  ])('come after the page of a file that changed: of %j', async (changed, owner) => {
    const folders = [await build('before', 2, 'old'), await build('after', 3, 'new')] as const;
    await mkdir(dirname(join(folders[1], changed.file)), { recursive: true });
    await writeFile(join(folders[1], changed.file), '---\ntitle: T\n---\n');
    const { pages } = await compareStates(...folders, [changed], () => open(() => true));
    expect(pages.map(({ address, file }) => [address, file])).toEqual([
      ['/p2', owner],
      ['/p0', undefined],
      ['/p1', undefined],
    ]);
  });

  it('leave no browser behind where one cannot be photographed', async () => {
    const fails = () => {
      throw new Error('the browser is gone');
    };
    await expect(compare(1, 1, fails)).rejects.toThrow('the browser is gone');
    expect(isClosed).toBe(true);
  });

  it('are named where there is no browser', async () => {
    const folders = [await build('before', 1, 'old'), await build('after', 1, 'new')] as const;
    const { notes, figures } = await compareStates(...folders, [], undefined);
    expect(notes.join()).toContain('no Chromium');
    expect(figures.size).toBe(0);
  });
});
