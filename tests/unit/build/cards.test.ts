import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import { digestPress, rememberCards } from '../../../src/build/cards/card-cache';
import { createCardPress } from '../../../src/build/cards/draw-card';

const MARKETS = ['Cities', 'Utilities', 'Parks', 'Ports'];
const WORDS = { section: 'Insights · Guides', title: 'A ring that heals itself & more <fast>' };

it('draws a small picture of 1200 by 630 pixels, with ink where its words stand', async () => {
  const draw = await createCardPress(MARKETS);
  const card = await draw(WORDS);
  expect(card.length).toBeLessThan(60_000);
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect([...data.subarray(0, 3)]).toEqual([0xf6, 0xf4, 0xef]);
  expect(data.includes(0x14)).toBe(true);
});

it('draws a card the same every time, and another one for other words', async () => {
  const [first, second] = [await createCardPress(MARKETS), await createCardPress(MARKETS)];
  const card = Buffer.from(await first(WORDS));
  expect(card.equals(await second(WORDS))).toBe(true);
  expect(card.equals(await second({ ...WORDS, title: 'Another' }))).toBe(false);
});

it('draws a card that is remembered only once', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cards-'));
  let drawn = 0;
  const remembered = await rememberCards(root, async () => {
    drawn += 1;
    return Buffer.from('a card');
  });
  await remembered('key', WORDS);
  expect(String(await remembered('key', WORDS))).toBe('a card');
  expect(drawn).toBe(1);
  await remembered('another key', WORDS);
  expect(drawn).toBe(2);
  await rm(root, { recursive: true });
});

it('has another press for other markets and other packages', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cards-'));
  const pressOf = async (packages: string, markets: string[]) => {
    await writeFile(join(root, 'package-lock.json'), packages);
    return Buffer.from(await digestPress(root, markets)).toString('hex');
  };
  const press = await pressOf('{}', MARKETS);
  expect(await pressOf('{}', MARKETS)).toBe(press);
  expect(await pressOf('{}', ['Ports'])).not.toBe(press);
  expect(await pressOf('{ }', MARKETS)).not.toBe(press);
  await rm(root, { recursive: true });
});
