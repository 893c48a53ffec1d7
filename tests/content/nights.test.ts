import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Market, marketSchema } from '../../src/collections/markets/collection.ts';
import { listPoints } from '../../src/features/markets/night.ts';
import { toMinute } from '../../src/lib/night-times.ts';
import { PROJECT } from '../site/folders.ts';

/**
 * A night is told three times: on the rail of its market, in the layers of the scene and in the
 * drawing of the story. All of them must show the series of the market; no figure is repeated here.
 */
const CONTENT = join(PROJECT, 'content');
const readText = (...path: string[]) => readFileSync(join(CONTENT, ...path), 'utf8');
const readFields = (...path: string[]) => parse(readText(...path).split(/^---$/m)[1] ?? '');

const markets: Market[] = readdirSync(join(CONTENT, 'markets'))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => marketSchema.parse(readFields('markets', file)));

const nights = markets.flatMap(({ name, night, scene }) =>
  night && scene ? [{ name, night, scene }] : [],
);
/** Those whose story has a drawing beside it; a photograph has no line to compare. */
const drawn = nights.flatMap(({ name, night }) => {
  if (night.shownIn === undefined) return [];
  const { src }: { src: string } = readFields('stories', `${night.shownIn}.mdx`).image;
  return /^\.\/.*\.svg$/.test(src) ? [{ name, night, drawing: readText('stories', src) }] : [];
});

it('a scene with a night has the layers that the hour changes', () => {
  for (const { name, scene } of nights)
    for (const layer of ['night', 'dawn'])
      expect(readText('markets', scene.src), name).toContain(`data-layer="${layer}"`);
});

describe.each(drawn)('the drawing of the story about $name', ({ night, drawing }) => {
  /** Where the drawing has a minute and a level: its axes are those of 18:00, 06:00, 100% and 0. */
  const toX = (minute: number) => round(72 + (minute / 720) * 576);
  const toY = (level: number) => round(258 - 2 * level);
  const round = (value: number) => Math.round(value * 100) / 100;

  it('has the line of its series', () => {
    const [first, ...rest] = listPoints(night);
    const start = toY(first?.level ?? 0);
    const changes = rest.filter(({ level }, index) => level !== listPoints(night)[index]?.level);
    const steps = changes.map(({ minute, level }) => `H${toX(minute)}V${toY(level)}`);
    expect(drawing).toContain(`M72 ${start}V${start}${steps.join('')}H648`);
  });

  it('has the calls of its berths, and their light', () => {
    const drawn = [...drawing.matchAll(/d="M([\d.]+) [\d.]+H([\d.]+)V[\d.]+H[\d.]+z"/g)];
    const pairs = drawn.map(([, from, to]) => `${from} to ${to}`);
    const spans = night.tracks.flatMap(({ spans }) => spans);
    const expected = spans.map(({ from, to }) => `${toX(toMinute(from))} to ${toX(toMinute(to))}`);
    expect(pairs.toSorted()).toEqual(expected.toSorted());
  });
});
