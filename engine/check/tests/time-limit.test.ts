import { afterEach, describe, expect, it, vi } from 'vitest';
import { callWithin } from '../read/time-limit';

/** Never returns the first time. */
function createSlow() {
  let calls = 0;
  return () => {
    calls += 1;
    while (calls === 1);
    return calls;
  };
}

afterEach(() => vi.restoreAllMocks());

describe('a call with a time limit', () => {
  it('is stopped when its time is over', () => {
    vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 1_000_000, system: 0 });
    expect(callWithin(20, createSlow())).toBeUndefined();
  });

  it('is repeated if other programs took the processor meanwhile', () => {
    vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
    expect(callWithin(20, createSlow())).toBe(2);
  });

  it('is given up after three times', () => {
    const measured = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
    const run = () => {
      while (true);
    };
    expect(callWithin(5, run)).toBeUndefined();
    // Before and after each time; on a busy machine, a call may be stopped before it begins.
    expect(measured).toHaveBeenCalledTimes(6);
  });

  it('passes on what it throws', () => {
    const run = () => {
      throw new Error('no');
    };
    expect(() => callWithin(20, run)).toThrow('no');
  });
});
