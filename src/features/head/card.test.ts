import sharp from 'sharp';
import { expect, it } from 'vitest';

import { drawCard } from '#site/cards/draw-card';
import { brand } from '../../brand.ts';
import { designCard } from './card.ts';

const DESIGN = designCard(['Cities', 'Utilities & Grids', 'Parks', 'Ports']);
const WORDS = { section: 'Insights · Guides', title: 'A ring that heals itself & more <fast>' };

const SECTION_AREA = { left: 80, top: 175, width: 1040, height: 35 };
const TITLE_AREA = { left: 80, top: 215, width: 1040, height: 230 };
const MARKET_AREA = { left: 160, top: 515, width: 200, height: 25 };

/** How many pixels of an area are not background. */
async function countInk(card: Uint8Array, area: typeof TITLE_AREA): Promise<number> {
  const data = await sharp(card).extract(area).raw().toBuffer();
  return data.filter((value, at) => at % 3 === 0 && value < 0xc0).length;
}

const draw = (texts: typeof WORDS, photo?: Uint8Array, design = DESIGN) =>
  drawCard({ ...texts, photo, design, fonts: brand.fonts });

it('draws a small picture of 1200 by 630 pixels on the paper of the brand', async () => {
  const card = await draw(WORDS);
  expect(card.length).toBeLessThan(60_000);
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
  const paper = Buffer.from(data.subarray(0, 3)).toString('hex');
  expect(`#${paper}`).toBe(brand.colors.bg.light);
});

it.each([
  ['the section', SECTION_AREA, { ...WORDS, section: '' }],
  ['the title', TITLE_AREA, { ...WORDS, title: '' }],
])('writes %s in its place and nothing else there', async (_, area, without) => {
  expect(await countInk(await draw(WORDS), area)).toBeGreaterThan(500);
  expect(await countInk(await draw(without), area)).toBe(0);
});

it('writes the markets at their feeders, and leaves a feeder without one bare', async () => {
  const bare = await draw(WORDS, undefined, designCard([]));
  expect(await countInk(await draw(WORDS), MARKET_AREA)).toBeGreaterThan(100);
  expect(await countInk(bare, MARKET_AREA)).toBe(0);
  expect(DESIGN.template).toContain('>Utilities<');
});

it('keeps the longest title above the bus and within the margins', async () => {
  const card = await draw({ section: '', title: 'Wide words < & more '.repeat(20).trim() });
  expect(await countInk(card, TITLE_AREA)).toBeGreaterThan(10_000);
  const below = { left: 80, top: 446, width: 1040, height: 14 };
  const beside = { left: 1121, top: 175, width: 40, height: 285 };
  expect([await countInk(card, below), await countInk(card, beside)]).toEqual([0, 0]);
});

it('draws the same card for the same text, and another one for another text', async () => {
  const card = Buffer.from(await draw(WORDS));
  expect(card.equals(await draw(WORDS))).toBe(true);
  expect(card.equals(await draw({ ...WORDS, title: 'Another' }))).toBe(false);
});

it('shows a photograph beside the title, which leaves room for it', async () => {
  const ground = { width: 800, height: 600, channels: 3, background: '#204060' } as const;
  const photo = await sharp({ create: ground }).jpeg().toBuffer();
  const card = await draw({ ...WORDS, title: 'Wide words '.repeat(20).trim() }, photo);
  const beside = { left: 600, top: 215, width: 40, height: 230 };
  const [inside, between] = [{ left: 700, top: 100, width: 400, height: 340 }, beside];
  expect(await countInk(card, inside)).toBe(400 * 340);
  expect(await countInk(card, between)).toBe(0);
});

it.each(['How a[b[0]]>5 was read', '<![CDATA[x]]>', '&amp; & "x"'])(
  'draws any text: %s',
  async (text) => {
    const card = await draw({ section: text, title: text }, undefined, designCard([text]));
    expect(await countInk(card, SECTION_AREA)).toBeGreaterThan(100);
    expect(await countInk(card, TITLE_AREA)).toBeGreaterThan(500);
  },
);

it('draws all technical signs and accented letters as distinct glyphs', async () => {
  const signs = [...'φ≥≤∠√⌀Ω→ΔΣπ∅′″≈≠∞μ₂⁻⁹±‰½ŁźőšğЖя'];
  const cards = await Promise.all(signs.map((sign) => draw({ section: sign, title: sign })));
  const looks = await Promise.all(
    cards.flatMap((card) =>
      [SECTION_AREA, TITLE_AREA].map(async (area) =>
        (await sharp(card).extract(area).raw().toBuffer()).toString('base64'),
      ),
    ),
  );
  expect(new Set(looks).size).toBe(looks.length);
});
