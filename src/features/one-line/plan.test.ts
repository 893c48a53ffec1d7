import { describe, expect, it } from 'vitest';

import type { Choices } from './choices.ts';
import { feederCounts, problemNames, readChoices, toDefaults, toQuery } from './choices.ts';
import { hasOwnLoad, listRoles, listSolvable, planOneLine, positionOf, roleNames } from './plan.ts';

const VOLTAGES = [{ label: '13.8 kV' }, { label: '480 V' }];
const DEFAULTS = toDefaults(VOLTAGES);

/** Every subset of problems. */
const sets = Array.from({ length: 2 ** problemNames.length }, (_, bits) =>
  problemNames.filter((_name, index) => bits & (1 << index)),
);

describe('the address of a drawing', () => {
  it('holds every choice', () => {
    for (const feeders of feederCounts) {
      for (const problems of sets) {
        for (const { label: voltage } of VOLTAGES) {
          const choices = { voltage, feeders, problems };
          expect(readChoices(toQuery(choices), VOLTAGES)).toEqual(choices);
        }
      }
    }
  });

  it.each(['', '?n=7', '?kv=1+MV&n=-1&solve=', '?n=1e9'])('%s draws something', (search) => {
    const { voltage, feeders } = readChoices(search, VOLTAGES);
    expect([voltage, feeders]).toEqual(['13.8 kV', 6]);
  });

  it('ignores unknown problems', () => {
    const search = '?kv=480+V&n=4&solve=ring&solve=worms';
    expect(readChoices(search, VOLTAGES).problems).toEqual(['ring']);
  });
});

describe('a one-line', () => {
  it('has a bill of materials with positions from one on, without gaps', () => {
    for (const problems of sets) {
      const { items } = planOneLine({ ...DEFAULTS, problems }, false);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items.every(({ count }) => count === null || count > 0)).toBe(true);
    }
  });

  it('never hangs a bank or lighting on an end of the ring', () => {
    for (const feeders of feederCounts) {
      const choices = { ...DEFAULTS, feeders, problems: [...problemNames] };
      const { bankFeeder, lightFeeder } = planOneLine(choices, false);
      for (const feeder of [bankFeeder, lightFeeder]) {
        expect(feeder).toBeGreaterThan(0);
        expect(feeder).toBeLessThan(feeders - 1);
      }
    }
  });

  it('of six feeders with a ring and a bank has the designed plan', () => {
    const { items } = planOneLine(DEFAULTS, false);
    expect(items.map(({ role, count }) => [role, count])).toEqual([
      ['switchgear', 7],
      ['meter', 2],
      ['station', 1],
      ['bank', 1],
      ['fiberLink', 4],
    ]);
  });

  it('hangs the bank to the right of the lighting, if there is room', () => {
    const plans = feederCounts.map((feeders) =>
      planOneLine({ ...DEFAULTS, feeders, problems: [...problemNames] }, false),
    );
    const isRight = ({ bankFeeder, lightFeeder }: (typeof plans)[0]) =>
      Number(bankFeeder) > Number(lightFeeder);
    expect(plans.filter((plan) => !isRight(plan)).map(({ feeders }) => feeders)).toEqual([3]);
  });

  it.each([
    [
      'of lighting has a link to it, and as many lamps as a further plan says',
      'lights',
      [
        ['switchgear', 7],
        ['meter', 1],
        ['link', 1],
        ['light', null],
      ],
    ],
    [
      'of relays has a station, and a link from each panel',
      'relays',
      [
        ['switchgear', 7],
        ['meter', 1],
        ['station', 1],
        ['link', 7],
      ],
    ],
  ] as const)('%s', (_, problem, materials) => {
    const { items } = planOneLine({ ...DEFAULTS, problems: [problem] }, false);
    expect(items.map(({ role, count }) => [role, count])).toEqual(materials);
  });

  it('draws a load where a feeder has nothing else to do', () => {
    const ownLoads = (problems: Choices['problems']) => {
      const plan = planOneLine({ ...DEFAULTS, problems }, false);
      return [0, 1, 2, 3, 4, 5].filter((feeder) => hasOwnLoad(plan, feeder));
    };
    expect(ownLoads(['ring', 'penalty', 'lights'])).toEqual([2, 4]);
    expect(ownLoads(['penalty'])).toEqual([0, 1, 2, 3, 5]);
  });

  it('numbers a product as its bill of materials does, if it is drawn', () => {
    const plan = planOneLine(DEFAULTS, false);
    expect([positionOf(plan, 'bank'), positionOf(plan, 'light')]).toEqual([4, undefined]);
  });

  it('has a meter on each feeder where tenants are billed', () => {
    const { items } = planOneLine({ ...DEFAULTS, problems: ['tenants'] }, false);
    expect(items.find(({ role }) => role === 'meter')?.count).toBe(7);
  });

  it.each([
    ['bank', ['ring', 'tenants', 'lights', 'relays']],
    ['switchgear', ['penalty', 'tenants', 'lights', 'relays']],
    ['meter', ['penalty', 'ring', 'lights', 'relays']],
    ['light', ['penalty', 'ring', 'tenants', 'relays']],
    // Relays speak to the station, or through gateways.
    ['link', problemNames],
    ['station', problemNames],
  ] as const)('stands without a product for the role %s', (missing, solvable) => {
    const roles = roleNames.filter((role) => role !== missing);
    expect(listSolvable(roles)).toEqual(solvable);
    const choices = { ...DEFAULTS, problems: [...problemNames] };
    const { items, ...drawing } = planOneLine(choices, false, roles);
    const whole = planOneLine(choices, false).items.map(({ role }) => role);
    // Without switchgear there is no ring, whose units fiber would connect.
    const gone = missing === 'switchgear' ? [missing, 'fiberLink'] : [missing];
    expect(items.map(({ role }) => role)).toEqual(whole.filter((role) => !gone.includes(role)));
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(drawing.bankFeeder === null).toBe(missing === 'bank');
    expect(drawing.lightFeeder === null).toBe(missing === 'light');
    expect([drawing.hasRing, drawing.hasStation]).toEqual([
      missing !== 'switchgear',
      missing !== 'station',
    ]);
  });

  it('lists the roles that have a product', () => {
    expect(listRoles({ link: {}, meter: {}, bank: undefined })).toEqual(['meter', 'link']);
  });

  it('of low voltage has neither ring nor switchgear', () => {
    const { items, hasRing } = planOneLine(DEFAULTS, true);
    expect(hasRing).toBe(false);
    expect(items.map(({ role }) => role)).toEqual(['meter', 'bank']);
  });
});
