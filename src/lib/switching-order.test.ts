import { describe, expect, it } from 'vitest';
import type { Bay } from './switching.ts';
import { openSession } from './switching.ts';
import { isReached, type OrderStep, takeStep, takeSteps } from './switching-order.ts';

const inService: Bay = { disconnector: 'closed', breaker: 'closed', grounding: 'open' };
const grounded: Bay = { disconnector: 'open', breaker: 'open', grounding: 'closed' };
const step = (kind: OrderStep['kind']): OrderStep => ({ bay: 0, kind });
const grounding = [step('breaker'), step('disconnector'), step('grounding')];
const goal = [{ bay: 0, kind: 'grounding', position: 'closed' }] as const;
const reasons = (bays: Bay[], steps: OrderStep[]) =>
  takeSteps(bays, steps).map(({ command }) => command?.refusal?.reason);

describe('a switching order', () => {
  it('grounds a feeder step by step', () => {
    const results = takeSteps([inService], grounding);
    expect(results.map(({ isDone }) => isDone)).toEqual([true, true, true]);
    expect(results.at(-1)?.session.bays).toEqual([grounded]);
  });

  it('ends with the step that the interlocking refuses, and its reason', () => {
    expect(reasons([inService], grounding.toReversed())).toEqual(['live']);
    expect(reasons([inService], [step('disconnector'), step('breaker')])).toEqual(['load']);
    expect(reasons([inService], [step('breaker'), step('grounding')])).toEqual([undefined, 'live']);
  });

  it('grounds no ring before its far end is open', () => {
    const ring: Bay = { ...inService, farEnd: 'ready' };
    expect(reasons([ring], grounding)).toEqual([undefined, undefined, 'fed']);
    const [first = step('breaker'), second = step('breaker'), last = step('breaker')] = grounding;
    const results = takeSteps([ring], [first, second, step('farEnd'), last]);
    expect(results.map(({ isDone }) => isDone)).toEqual([true, true, true, true]);
  });

  it('asks no far end that feeds nothing', () => {
    expect(takeStep(openSession([inService]), step('farEnd'), 0).isDone).toBe(false);
  });

  it('is over once all devices have their positions', () => {
    expect(isReached([inService], goal)).toBe(false);
    expect(isReached([grounded], goal)).toBe(true);
    expect(isReached([], goal)).toBe(false);
  });
});
