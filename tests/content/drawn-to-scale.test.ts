import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { PROJECT } from '../site/folders.ts';

/**
 * Drawings that state angles, areas and shares are checked against their own text: no figure from
 * `content/` is repeated here, and a drawing redrawn without these parts is skipped.
 */
function readDrawing(file: string, ...ids: string[]): string | undefined {
  const path = join(PROJECT, 'content', file);
  const svg = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return ids.every((id) => svg.includes(`id="${id}"`)) ? svg : undefined;
}

type Point = [x: number, y: number];

/** The vertices of the path with an id; absolute commands are enough here. */
function readPath(svg: string, id: string): Point[] {
  const d = new RegExp(`<path[^>]*id="${id}"[^>]* d="([^"]+)"`).exec(svg)?.[1] ?? '';
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MLHV])([^A-Za-z]*)/g)].flatMap(
    ([, command, coordinates = '']): Point[] => {
      const [first = 0, second = 0] = (coordinates.match(/-?[\d.]+/g) ?? []).map(Number);
      if (command === 'H') x = first;
      else if (command === 'V') y = first;
      else [x, y] = [first, second];
      return [[x, y]];
    },
  );
}

/** The area between a curve and its base line, up to an x. */
function areaUnder(curve: Point[], base: number, until = Number.POSITIVE_INFINITY): number {
  return curve.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = curve[index] ?? [x, y];
    return x > until + 0.1 ? sum : sum + ((2 * base - y - fromY) / 2) * (x - fromX);
  }, 0);
}

/** The number stated in the text of a drawing; undefined if it is no longer stated. */
function stated(svg: string, pattern: RegExp): number | undefined {
  const coordinates = [...svg.matchAll(/<text[^>]*>([^<]+)</g)]
    .map(([, text = '']) => text)
    .join('\n');
  const printed = pattern.exec(coordinates)?.[1];
  return printed === undefined ? undefined : Number(printed.replace(',', ''));
}

function expectDrawn(measured: number, printed: number | undefined, within: number): void {
  if (printed !== undefined) expect(Math.abs(measured - printed)).toBeLessThanOrEqual(within);
}

const degrees = (y: number, x: number) => (Math.atan2(y, x) * 180) / Math.PI;

describe('a drawing that states figures is drawn to them', () => {
  const triangle = readDrawing(
    'stories/power-factor-optimization.svg',
    ...['before', 'after', 'steps-in'],
  );
  it.runIf(triangle)('the power triangle: angles, apparent powers, steps', () => {
    const svg = triangle ?? '';
    const [origin = [0, 0], before = [0, 0]] = readPath(svg, 'before');
    const [, after = [0, 0]] = readPath(svg, 'after');
    const [wide, high, low] = [before[0] - origin[0], origin[1] - before[1], origin[1] - after[1]];
    const angles = [...svg.matchAll(/>([\d.]+)°</g)].map(([, angle]) => Number(angle));
    expectDrawn(degrees(high, wide), angles[0], 0.05);
    expectDrawn(degrees(low, wide), angles[1], 0.05);
    const unit = (stated(svg, /P ([\d,]+) kW/) ?? Number.NaN) / wide;
    if (Number.isNaN(unit)) return;
    const apparent = [...svg.matchAll(/>S ([\d,]+) kVA</g)].map(([, kva = '']) =>
      Number(kva.replace(',', '')),
    );
    expectDrawn(Math.hypot(wide, high) * unit, apparent[0], 0.5);
    expectDrawn(Math.hypot(wide, low) * unit, apparent[1], 0.5);
    const steps = /id="steps-in"[^>]*>(.*?)<\/g>/s.exec(svg)?.[1]?.match(/<path/g) ?? [];
    expectDrawn(steps.length, stated(svg, /(\d+) of \d+ steps/), 0);
    expectDrawn((high - low) * unit, stated(svg, /Qc ([\d,]+) kVAr/), 0.5);
  });

  const night = readDrawing('stories/port-lighting-automation.svg', 'before', 'after-area');
  it.runIf(night)('the night at the port: the area that is saved', () => {
    const svg = night ?? '';
    const curve = readPath(svg, 'after-area');
    const zero = Math.max(...curve.map(([, y]) => y));
    const after = areaUnder(curve.slice(0, -2), zero);
    const saved = 100 * (1 - after / areaUnder(readPath(svg, 'before'), zero));
    expectDrawn(saved, stated(svg, /([\d.]+)% less energy/), 0.1);
  });

  const years = readDrawing('insights/outage-minutes-512-feeders.svg', 'y2017', 'y2026', 'tenth');
  it.runIf(years)('the outage minutes: both areas, and the share of the worst feeders', () => {
    const svg = years ?? '';
    const [before, after] = [readPath(svg, 'y2017'), readPath(svg, 'y2026')];
    const labelBelow = 5;
    const zero = Number(/y="([\d.]+)"[^>]*>0</.exec(svg)?.[1]) - labelBelow;
    const [[mark] = [0]] = readPath(svg, 'tenth');
    const [left, right] = [before[0]?.[0] ?? 0, before.at(-1)?.[0] ?? 0];
    const all = areaUnder(before, zero);
    expectDrawn(100 * (1 - areaUnder(after, zero) / all), stated(svg, /(\d+)% fewer/), 0.5);
    expectDrawn((100 * (mark - left)) / (right - left), stated(svg, /(\d+)% of cust/), 0.5);
    expectDrawn(
      (100 * areaUnder(before, zero, mark)) / all,
      stated(svg, /(\d+)% of the minutes/),
      1,
    );
  });

  const bank = readDrawing(
    'insights/sizing-detuned-capacitor-bank.svg',
    ...['tuning', 'drive', 'board'],
  );
  it.runIf(bank)('the spectrum: the tuning, its frequencies, both distortions', () => {
    const svg = bank ?? '';
    const below = [...svg.matchAll(/x="([\d.]+)" y="346"[^>]*>(\d+)</g)].map(([, x, order]) => ({
      x: Number(x),
      order: Number(order),
    }));
    const [first, last] = [below[0], below.at(-1)];
    if (first === undefined || last === undefined) return;
    const [[tuned] = [0]] = readPath(svg, 'tuning');
    const perOrder = (last.x - first.x) / (last.order - first.order);
    const order = first.order + (tuned - first.x) / perOrder;
    expectDrawn(order, stated(svg, /order ([\d.]+)/), 0.005);
    expectDrawn(order * 50, stated(svg, /(\d+) Hz at 50/), 0.5);
    expectDrawn(order * 60, stated(svg, /(\d+) Hz at 60/), 0.5);
    const heightOf = (label: number) =>
      Number(new RegExp(`y="(\\d+)"[^>]*>${label}<`).exec(svg)?.[1]);
    const perCent = (heightOf(0) - heightOf(20)) / 20;
    for (const name of ['drive', 'board']) {
      const group = new RegExp(`id="${name}"[^>]*>(.*?)</g>`, 's').exec(svg)?.[1] ?? '';
      const bars = [...group.matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)];
      const heights = bars.map(([, from, to]) => Math.abs(Number(from) - Number(to)) / perCent);
      expectDrawn(Math.hypot(...heights), stated(svg, new RegExp(`${name}, THD (\\d+)%`)), 0.5);
    }
  });
});
