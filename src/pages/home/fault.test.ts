import { describe, expect, it } from 'vitest';
import { clearFault, describeFault, type Fault, faultPhases, NO_FAULT } from './fault.ts';

describe('a fault', () => {
  it('is cleared step by step, and then stays', () => {
    const begun: Fault = { feeder: 2, phase: 'fault' };
    const steps = faultPhases
      .slice(1)
      .reduce((all) => [...all, clearFault(all.at(-1) ?? NO_FAULT)], [begun]);
    expect(steps).toEqual(
      [...faultPhases.slice(1), 'restored'].map((phase) => ({ feeder: 2, phase })),
    );
  });
});

describe('the drawing', () => {
  it('says nothing of a feeder while all are energized', () => {
    expect(describeFault(NO_FAULT)).toBe('energized');
  });

  it.each([
    ['fault', 'f1 fault'],
    ['tripped', 'f1 tripped breaker-open gap-dead tail-dead'],
    ['isolated', 'f1 isolated breaker-open units-open gap-dead tail-dead'],
    ['reclosed', 'f1 reclosed units-open gap-dead tail-dead'],
    ['restored', 'f1 restored units-open open-point-closed gap-dead'],
  ] as const)('says where voltage is when the feeder is %s', (phase, description) => {
    expect(describeFault({ feeder: 0, phase })).toBe(description);
  });
});
