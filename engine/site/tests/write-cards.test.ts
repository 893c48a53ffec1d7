import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { CardTask } from '../cards/draw-card.ts';
import { openCards } from '../cards/write-cards.ts';
import type { ServerEntry } from '../prerender/server-entry.ts';
import { brand } from './brand.fixture.ts';
import { createRecord } from './page-record.fixture.ts';

const ENTRY = {
  brand,
  card: { template: '', sizes: [] },
  siteData: { site: { brand: { group: 'The Group' } } },
} as unknown as ServerEntry;

/** Opens a writer of cards that are drawn by a function. */
function open(drawCard: (task: CardTask) => Promise<Uint8Array>) {
  return openCards({
    root: mkdtempSync(join(tmpdir(), 'cards-')),
    entry: ENTRY,
    drawCard,
    photos: { toJpeg: async () => undefined },
    write: async () => undefined,
  });
}

it('says where a page stands, or whose it is where it stands nowhere', async () => {
  const sections: string[] = [];
  const writeCard = await open(async ({ section }) => {
    sections.push(section);
    return Buffer.from('card');
  });
  await writeCard(createRecord('/'));
  const breadcrumbs = ['Jobs', 'Field'].map((label) => ({ label, path: '/jobs' }));
  await writeCard(createRecord('/a', { breadcrumbs, cardLabels: ['Ohm'] }));
  expect(sections).toEqual(['The Group', 'Jobs · Field · Ohm']);
});

it('draws none for what nobody lists, and for what shares the card of another page', async () => {
  const draw = vi.fn(async () => Buffer.from('card'));
  const writeCard = await open(draw);
  await writeCard(createRecord('/404', { isHidden: true }));
  await writeCard(createRecord('/thanks', { head: { unlisted: true } }));
  await writeCard(createRecord('/page/2', { head: { card: '/' } }));
  expect(draw).not.toHaveBeenCalled();
});

it('names the page whose card cannot be drawn', async () => {
  const writeCard = await open(() => Promise.reject(new Error('no font')));
  await expect(writeCard(createRecord('/insights/one'))).rejects.toMatchObject({
    message: 'The card of /insights/one cannot be drawn',
    cause: { message: 'no font' },
  });
});
