import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { site } from '#website';

import { openCards } from '../build/cards/write-cards';
import { createRecord } from './page-record.fixture';

it('names the page whose card cannot be drawn', async () => {
  const writeCard = await openCards({
    root: mkdtempSync(join(tmpdir(), 'cards-')),
    markets: [],
    brand: site.brand,
    workers: { drawCard: () => Promise.reject(new Error('no font')) },
    photos: { print: async () => undefined },
    write: async () => undefined,
  });
  await expect(writeCard(createRecord('/insights/one'))).rejects.toMatchObject({
    message: 'The card of /insights/one cannot be drawn',
    cause: { message: 'no font' },
  });
});
