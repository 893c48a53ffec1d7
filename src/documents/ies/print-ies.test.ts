import { expect, it } from 'vitest';
import { printIes } from './print-ies.ts';

// The intensities of a flat (Lambertian) emitter: its flux is π times the nadir intensity.
const ANGLES = Array.from({ length: 19 }, (_, index) => 5 * index);
const photometry = {
  optic: 'Type V',
  code: 'LU-1',
  lamp: 'LED',
  watts: 29.5,
  opening: { width: 250, length: 600 },
  intensities: ANGLES.map((angle) => Math.round(1000 * Math.cos((angle * Math.PI) / 180))),
};
const file = printIes({
  photometry,
  name: 'Lamp',
  company: 'Grid',
  origin: 'Calculated',
  datasheet: 'OG-1, Rev B',
  revised: '2026-03-09',
});
const lines = file.trimEnd().split('\r\n');
const numbersBelow = (line: number) => (lines[line] ?? '').split(' ').map(Number);
const tilt = lines.indexOf('TILT=NONE');

it('has the keywords that LM-63-2019 requires, after the name of the standard', () => {
  expect(lines[0]).toBe('IES:LM-63-2019');
  const keywords = ['TEST', 'TESTLAB', 'ISSUEDATE', 'MANUFAC'].map((name) => `[${name}] `);
  for (const name of keywords) expect(lines.slice(1, tilt).join('\n')).toContain(name);
  expect(file).toContain('[ISSUEDATE] 09-MAR-2026');
});

it('is absolute, in meters, simulated, with the lumens and watts of its source', () => {
  const [lamps, lumens, factor, vertical, horizontal, type, unit, ...opening] = numbersBelow(
    tilt + 1,
  );
  expect(opening).toEqual([0.25, 0.6, 0]);
  expect([lamps, lumens, factor, horizontal, type, unit]).toEqual([1, -1, 1, 1, 1, 2]);
  expect(lines[tilt + 2]).toBe('1 1.00010 29.5');
  const [angles, planes, candela] = [3, 4, 5].map((below) => numbersBelow(tilt + below));
  expect(angles).toEqual(ANGLES);
  expect([vertical, planes, candela]).toEqual([19, [0], photometry.intensities]);
  // Integrated at the middle of each zone.
  const middle = (at: number) => ((candela?.[at] ?? 0) + (candela?.[at + 1] ?? 0)) / 2;
  const zones = ANGLES.slice(1).map((angle, at) => {
    const sine = Math.sin(((angle - 2.5) * Math.PI) / 180);
    return 2 * Math.PI * sine * ((5 * Math.PI) / 180) * middle(at);
  });
  expect(zones.reduce((sum, zone) => sum + zone) / (1000 * Math.PI)).toBeCloseTo(1, 2);
});
