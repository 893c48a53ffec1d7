import { describe, expect, it } from 'vitest';
import { toWorkingSpace } from './working-space.ts';

describe('the working space in front of switchgear', () => {
  it.each([
    [4.16, 4],
    [13.8, 5],
    [24.9, 6],
    [34.5, 6],
    [38, 6],
  ])('goes by voltage to ground on a grounded system: %s kV, %s ft', (system, feet) => {
    expect(toWorkingSpace(system, true)).toMatchObject({ feet });
  });

  it.each([
    [4.16, 5],
    [13.8, 6],
    [24.9, 6],
    [34.5, 8],
  ])('goes by the voltage between phases on any other: %s kV, %s ft', (system, feet) => {
    expect(toWorkingSpace(system, false)).toMatchObject({ feet, toGround: system });
  });

  it('is not guessed where the table of the code ends', () => {
    expect(() => toWorkingSpace(138, true)).toThrow(RangeError);
  });
});
