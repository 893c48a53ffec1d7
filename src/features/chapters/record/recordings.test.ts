import { describe, expect, it } from 'vitest';
import { nightRecord as night } from '../../../collections/products/night-record.fixture.ts';
import { recordDip, toDipVoltage } from './dip.ts';
import { countWaiting, findFilled, recordGap, toReadingAt } from './gap.ts';
import { recordInterruption } from './interruption.ts';
import { listLevels, recordNight, toEnergyShare } from './night.ts';
import { recordShift, toLoad } from './shift.ts';

const figure = (value: number) => ({ value, row: 'A row' });

describe('a dip', () => {
  const dip = {
    volts: figure(100),
    frequency: figure(50),
    residual: 50,
    cycles: 2,
    samples: figure(100),
    names: { sample: 'Sample', trigger: 'trigger', length: '{cycles} and {milliseconds}' },
  };
  const highest = (phase: number, from: number) =>
    Math.max(...Array.from({ length: 200 }, (_, i) => toDipVoltage(dip, phase, from + i / 10)));

  it('lowers the peak of the first phase, and of no other', () => {
    expect(highest(0, -20)).toBeCloseTo(Math.SQRT2 * 100, 0);
    expect(highest(0, 15)).toBeCloseTo(Math.SQRT2 * 50, 0);
    expect(highest(1, 15)).toBeCloseTo(Math.SQRT2 * 100, 0);
  });

  it('says its length, and the sample at the cursor', () => {
    const recording = recordDip(dip);
    expect(recording.lengths[0]?.text).toBe('2 and 40');
    expect(recording.read(10)).toMatchObject({
      time: '+10.0 ms',
      values: [{ text: '50' }, {}, {}, {}],
    });
    expect(recording.read(-10).time).toBe('−10.0 ms');
  });
});

describe('an interruption', () => {
  const recording = recordInterruption({
    fault: figure(40),
    peak: figure(104),
    frequency: 60,
    load: 1,
    decay: 45,
    relay: 35,
    breaker: 47,
    parting: 72,
    arc: 3,
    names: {
      travel: 'travel',
      relay: '{milliseconds}',
      breaker: '{milliseconds}',
      open: 'open',
      closed: 'closed',
      states: ['load', 'relay', 'opening', 'arc', 'out'],
    },
  });

  it('goes from load through relay, opening and arc to no current', () => {
    const states = [-5, 10, 50, 75, 83].map((time) => recording.read(time).state);
    expect(states).toEqual(['load', 'relay', 'opening', 'arc', 'out']);
    const after = recording.read(83).values.slice(0, 3);
    expect(after.map(({ text }) => text)).toEqual(['0.0 kA', '0.0 kA', '0.0 kA']);
  });

  it('keeps the contacts closed until they part', () => {
    expect(recording.read(72).values.at(-1)?.text).toBe('0%');
    expect(recording.read(95).values.at(-1)?.text).toBe('100%');
  });
});

describe('a night', () => {
  it('counts its levels from its beginning, beyond midnight', () => {
    expect(listLevels(night)).toMatchObject([
      { from: 0, to: 240 },
      { from: 240, to: 480 },
    ]);
  });

  it('adds up its energy, as a share of full light', () => {
    expect(toEnergyShare(listLevels(night), 240)).toBe(50);
    expect(toEnergyShare(listLevels(night), 480)).toBe(75);
    expect(toEnergyShare(listLevels(night), 0)).toBe(0);
  });

  it('says level, light and reason at a time', () => {
    expect(recordNight(night).read(300)).toMatchObject({
      time: '1 a.m.',
      state: 'work',
      values: [{ text: '100%' }, { text: '40 lx' }, { text: '60%' }],
    });
  });
});

describe('a shift', () => {
  const shift = {
    from: '06:00',
    every: 30,
    load: [300, 500, 400],
    names: { load: 'Load', steps: 'Bank', left: 'Left', factor: 'Factor', count: '{steps}/{all}' },
  };
  const bank = { count: 4, size: 100, power: 400, target: 0.8 };

  it('has a load on straight lines between its values', () => {
    expect(toLoad(shift, 15)).toBe(400);
    expect(toLoad(shift, 999)).toBe(400);
  });

  it('has the steps that the load asks for', () => {
    expect(recordShift(shift, bank).read(30)).toMatchObject({
      time: '6:30 a.m.',
      values: [{ text: '500 kVAr' }, { text: '2/4' }, { text: '300 kVAr' }, { text: '0.800' }],
    });
  });
});

describe('a gap', () => {
  const gap = {
    readings: [10, 20, 20, 20, 10, 10],
    unit: 'kW',
    lost: 1,
    back: 3,
    rate: 2,
    every: figure(1),
    names: {
      reading: 'Reading',
      waiting: 'Waiting',
      filled: 'Filled',
      none: 'none',
      away: '{hours} h',
      states: ['live', 'away', 'filling', 'whole'],
    },
  };

  it('stores a reading a minute, and sends the oldest first once the network is back', () => {
    expect(countWaiting(gap, 1)).toBe(0);
    expect(countWaiting(gap, 2)).toBe(60);
    expect(countWaiting(gap, 3)).toBe(120);
    expect(countWaiting(gap, 3.5)).toBe(60);
    expect(findFilled(gap, 3.5)).toBe(2);
    expect(countWaiting(gap, 4)).toBe(0);
    expect(findFilled(gap, 5)).toBe(3);
  });

  it('goes from live through no network and filling to complete', () => {
    const recording = recordGap(gap);
    expect([0.5, 2, 3.5, 4.5].map((hour) => recording.read(hour).state)).toEqual(gap.names.states);
    expect(recording.read(2).values[0]?.text).toBe('none');
  });

  it('shows of the curve what has arrived', () => {
    const [, filled, live] = recordGap(gap).known?.(3.5) ?? [];
    expect(filled).toMatchObject({ x: 20, width: 20 });
    expect(live).toMatchObject({ x: 60, width: 10 });
  });

  it('passes through its hourly readings', () => {
    expect(toReadingAt(gap.readings, 2)).toBe(20);
    expect(toReadingAt(gap.readings, 4)).toBe(10);
  });
});
