import { expect, it } from 'vitest';
import { keepUnits, keepUnitsIn } from './units.ts';

/** Makes non-breaking spaces visible. */
const show = (text: string) => text.replaceAll('\u00a0', '~');

it.each([
  ['from 50 kVAr to 5000 kVAr, 7%', 'from 50~kVAr to 5000~kVAr, 7%'],
  ['40 kA, 3 s; 165 lm/W at 4000 K.', '40~kA, 3~s; 165~lm/W at 4000~K.'],
  ['in 20 minutes, 4 A-rated, 3 Members', 'in 20 minutes, 4 A-rated, 3 Members'],
  ['Table 1 says 1 A or 5 A CT', 'Table 1 says 1~A or 5~A CT'],
  ['50 / 60 Hz, 138 × 138 mm, 2 × 10 A', '50~/~60~Hz, 138 ×~138~mm, 2~×~10~A'],
  ['144 × 144 × 112 mm (5.67 × 5.67 × 4.41 in)', '144 ×~144 ×~112~mm (5.67 ×~5.67 ×~4.41~in)'],
  ['16 × 75 kVAr, 483 × 89 × 310 mm', '16~×~75~kVAr, 483 ×~89 ×~310~mm'],
  ['300 mm (12 in) above, in 4 in all', '300~mm (12~in) above, in 4 in all'],
  ['{load}% in a {rated} A circuit, {name} Arm', '{load}% in a {rated}~A circuit, {name} Arm'],
  ['2 × Ethernet, this / that', '2~×~Ethernet, this / that'],
  ['Capacitors < 0.5 W/kVAr, Limit, ± %, x < y', 'Capacitors <~0.5~W/kVAr, Limit, ±~%, x < y'],
  ['IEC 61850, ANSI C12.20 and IEEE members', 'IEC~61850, ANSI~C12.20 and IEEE members'],
  ['IEC 61850 Edition 2, FCC Part 15', 'IEC~61850 Edition~2, FCC Part~15'],
  ['since November 14, 2025, in May 2026', 'since November~14, 2025, in May 2026'],
])('"%s" keeps figures with their units', (text, kept) => {
  expect(show(keepUnits(text))).toBe(kept);
});

it('figures are kept with their units in what a page shows, but not in metadata', () => {
  const data = {
    head: { title: 'At 4 kV' },
    choices: [{ label: '4 kV' }],
    rows: ['At 4 kV', 4],
    prose: '<p>As typed: 4 kV</p>',
    least: '< 4 kV',
    most: 'Over <b>4 kV</b>',
    picture: null,
  };
  expect(keepUnitsIn(data)).toEqual({
    ...data,
    rows: ['At 4\u00a0kV', 4],
    least: '<\u00a04\u00a0kV',
    most: 'Over <b>4\u00a0kV</b>',
  });
});
