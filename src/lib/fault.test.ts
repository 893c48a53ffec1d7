import { describe, expect, it } from 'vitest';
import type { FaultAction } from './fault';
import { clearFault, describeFault, faultPhases, NO_FAULT } from './fault';

const place = (feeder: number): FaultAction => ({ type: 'place', feeder });
const next: FaultAction = { type: 'next' };

describe('a fault', () => {
  it('is cleared step by step, and then stays', () => {
    const steps = faultPhases
      .slice(1)
      .reduce(
        (all) => [...all, clearFault(all[all.length - 1] ?? NO_FAULT, next)],
        [clearFault(NO_FAULT, place(2))],
      );
    expect(steps.map(({ phase }) => phase)).toEqual([...faultPhases.slice(1), 'restored']);
  });

  it('begins anew on the feeder that is pressed', () => {
    const tripped = clearFault(clearFault(NO_FAULT, place(2)), next);
    expect(clearFault(tripped, place(0))).toEqual({ feeder: 0, phase: 'fault' });
  });

  it('is over at once where nothing may move', () => {
    const placed = clearFault(NO_FAULT, { type: 'place', feeder: 1, phase: 'restored' });
    expect(placed.phase).toBe('restored');
  });

  it('does not come by itself', () => {
    expect(clearFault(NO_FAULT, next)).toBe(NO_FAULT);
  });

  it('is gone once repaired', () => {
    expect(clearFault(clearFault(NO_FAULT, place(2)), { type: 'repair' })).toBe(NO_FAULT);
  });
});

describe('the drawing', () => {
  it('says nothing of a feeder while all are energized', () => {
    expect(describeFault(NO_FAULT)).toBe('energized');
  });

  it.each([
    ['fault', 'f1 fault'],
    ['tripped', 'f1 tripped breaker-open head-dead gap-dead tail-dead'],
    ['isolated', 'f1 isolated breaker-open units-open head-dead gap-dead tail-dead'],
    ['reclosed', 'f1 reclosed units-open gap-dead tail-dead'],
    ['restored', 'f1 restored units-open tie-closed gap-dead'],
  ] as const)('says where voltage is when the feeder is %s', (phase, said) => {
    expect(describeFault({ feeder: 0, phase })).toBe(said);
  });
});
