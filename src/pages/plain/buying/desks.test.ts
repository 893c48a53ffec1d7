import { describe, expect, it } from 'vitest';
import { toDayShare, toDeskDay } from './desks.ts';

const office = { name: 'West', opens: '07:00', closes: '18:00', timeZone: 'America/Los_Angeles' };
const east = { ...office, name: 'East', timeZone: 'Asia/Manila' };
const read = (...offices: (typeof office)[]) => {
  const day = toDeskDay(offices, 2026);
  if (day === undefined) throw new Error('no desks');
  return day;
};

describe('the desks of a day', () => {
  it('stand on the clock of the first office, whose hours are its own', () => {
    const { office: first, desks } = read(office, east);
    expect(first).toBe('West');
    expect(desks[0]).toMatchObject({
      winter: { from: '7 a.m.', to: '6 p.m.' },
      summer: { from: '7 a.m.', to: '6 p.m.' },
    });
  });

  it('are drawn from noon to noon, in two parts where a desk is occupied at noon', () => {
    const [west] = read(office).desks;
    expect(west?.segments).toEqual([
      { from: 0, to: 0.25, look: 'time' },
      { from: 19 / 24, to: 1, look: 'time' },
    ]);
  });

  it('are open where daylight saving time moves one of two clocks', () => {
    const desk = read(office, east).desks[1];
    expect(desk).toMatchObject({
      winter: { from: '3 p.m.', to: '2 a.m.' },
      summer: { from: '4 p.m.', to: '3 a.m.' },
    });
    expect(desk?.segments).toEqual([
      { from: 3 / 24, to: 4 / 24, look: 'open' },
      { from: 4 / 24, to: 14 / 24, look: 'time' },
      { from: 14 / 24, to: 15 / 24, look: 'open' },
    ]);
  });

  it('leave the hours at which nobody is there to the duty, and count the others', () => {
    const { duty, covered } = read(office, east);
    expect(duty).toMatchObject({
      winter: { from: '2 a.m.', to: '7 a.m.' },
      summer: { from: '3 a.m.', to: '7 a.m.' },
    });
    expect(covered).toEqual({ winter: 19, summer: 20 });
  });

  it('leave it nothing where one follows the other', () => {
    const whole = { ...office, opens: '00:00', closes: '23:59' };
    const later = { ...whole, timeZone: 'Asia/Manila' };
    const { duty, covered } = read(whole, later);
    expect(duty).toEqual({ winter: undefined, summer: undefined, segments: [] });
    expect(covered).toEqual({ winter: 24, summer: 24 });
  });

  it('have no hours in words where the duty begins twice a day', () => {
    const short = { ...office, opens: '10:00', closes: '12:00' };
    expect(read(short, { ...short, timeZone: 'Asia/Manila' }).duty.winter).toBeUndefined();
  });

  it('do not exist without an office', () => {
    expect(toDeskDay([], 2026)).toBeUndefined();
  });
});

it('a day is drawn from noon on', () => {
  expect(['12:00', '18:00', '00:00', '06:00'].map(toDayShare)).toEqual([0, 0.25, 0.5, 0.75]);
});
