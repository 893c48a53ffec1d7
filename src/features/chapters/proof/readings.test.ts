import { describe, expect, it } from 'vitest';
import { countRows, toBufferChart } from './buffer.ts';
import { projectLight, toLifetimeChart } from './lifetime.ts';
import { toLimitsChart } from './limits.ts';
import { toResolutionChart, toShareTold } from './resolution.ts';
import { toStepsChart } from './steps.ts';
import { toWithstandChart } from './withstand.ts';

const figure = (value: number) => ({ value, row: 'A row' });

describe('the limit of a meter', () => {
  const chart = toLimitsChart({
    class: '0.2S',
    rated: figure(5),
    choices: ['one', 'other'],
    within: { value: '±{limit}%', detail: '{load}%: {amperes} of {rated} A' },
    below: { value: 'none', detail: '{load}%: {amperes} A' },
  });

  it('is that of the load, in percent of rated current and in amperes', () => {
    expect(chart.read(3, 0)).toMatchObject({
      value: '±0.4%',
      detail: '3%: 0.15 of 5 A',
      isOpen: false,
    });
  });

  it('is that of the chosen power factor', () => {
    expect(chart.read(3, 1).value).toBe('±0.5%');
  });

  it('is none below the first one', () => {
    expect(chart.read(0.8, 0)).toMatchObject({ value: 'none', isOpen: true });
    expect(chart.read(1.5, 1)).toMatchObject({ value: 'none', isOpen: true });
  });

  it('is drawn as none there, in the words of the reading', () => {
    expect(chart.areas.filter(({ tone }) => tone === 'open')).toMatchObject([{ label: 'none' }]);
  });

  it('has its dots on both sides of zero', () => {
    const [upper, lower] = chart.read(50, 0).dots;
    expect((upper?.y ?? 0) + (lower?.y ?? 0)).toBeCloseTo(100);
  });
});

describe('a fault level', () => {
  const reading = (value: string) => ({ value, detail: '{fault}, {peak}, {share}' });
  const chart = toWithstandChart({
    members: [
      { name: 'large', note: '-', fault: figure(40), peak: figure(104), reading: reading('large') },
      { name: 'small', note: '-', fault: figure(20), peak: figure(52), reading: reading('small') },
    ],
    line: '{factor}',
    beyond: { value: 'none', detail: '{fault}, {peak}' },
  });

  it('is taken by the smallest member that bears it, itself included', () => {
    expect(chart.read(20, 0)).toMatchObject({ value: 'small', detail: '20, 52, 100%' });
    expect(chart.read(20.5, 0).value).toBe('large');
  });

  it('is taken by none above all of them', () => {
    expect(chart.read(40.5, 0)).toMatchObject({ value: 'none', isOpen: true });
  });

  it('has its peak on the line through the corners of all members', () => {
    const corners = chart.areas.filter(({ tone }) => tone !== 'open');
    for (const { width, y } of corners) expect(100 - y).toBeCloseTo(width);
  });
});

describe('the light that is left', () => {
  it('falls by the same share in the same time', () => {
    expect(projectLight(0, 1000, 90)).toBe(100);
    expect(projectLight(1000, 1000, 90)).toBeCloseTo(90);
    expect(projectLight(2000, 1000, 90)).toBeCloseTo(81);
  });

  it('is not claimed beyond the projection', () => {
    const copy = { value: '{share}', detail: '{hours}, {years}' };
    const chart = toLifetimeChart({
      hours: figure(1000),
      share: figure(90),
      nights: 4000,
      within: copy,
      beyond: { ...copy, value: 'none' },
    });
    expect(chart.read(1000, 0)).toMatchObject({ value: '90.0', isOpen: false });
    expect(chart.read(1005, 0)).toMatchObject({ value: 'none', isOpen: true });
  });
});

describe('what a bank leaves', () => {
  const chart = toStepsChart({
    count: figure(4),
    size: 100,
    power: 400,
    target: 0.8,
    lines: { without: 'without', target: '{target}' },
    within: { value: '{factor}', detail: '{steps} of {all}, {left} of {load}' },
    beyond: { value: 'short', detail: '{left}' },
  });

  it('is within half a step of the target', () => {
    expect(chart.read(500, 0)).toMatchObject({ value: '0.800', detail: '2 of 4, 300 of 500' });
  });

  it('is more once all steps are in', () => {
    expect(chart.read(740, 0).isOpen).toBe(false);
    expect(chart.read(760, 0)).toMatchObject({ value: 'short', detail: '360', isOpen: true });
  });
});

describe('a buffer', () => {
  it('holds a reading for each interval', () => {
    expect(countRows(2, 1)).toBe(2880);
    expect(countRows(1, 15)).toBe(96);
  });

  it('keeps no more than fits, and says what does not', () => {
    const chart = toBufferChart({
      days: figure(10),
      every: figure(60),
      within: { value: '{rows}', detail: '{days}' },
      beyond: { value: '{rows}', detail: '{lost} of {days}' },
    });
    expect(chart.read(10, 0)).toMatchObject({ value: '240', isOpen: false });
    expect(chart.read(12, 0)).toMatchObject({ value: '240', detail: '2 of 12', isOpen: true });
  });
});

describe('the order of two events', () => {
  it('is certain from the resolution on, and chance below', () => {
    expect(toShareTold(1, 1)).toBe(1);
    expect(toShareTold(0.25, 1)).toBe(0.25);
    const chart = toResolutionChart({
      own: figure(1),
      others: [10],
      line: '{resolution}',
      within: { value: 'sure', detail: '{gap}: {missed} of 100 at {other}' },
      below: { value: '{told}', detail: '{gap}' },
    });
    expect(chart.read(4, 0)).toMatchObject({ value: 'sure', detail: '4: 60 of 100 at 10' });
    expect(chart.read(0.5, 0)).toMatchObject({ value: '50', isOpen: true });
  });
});
