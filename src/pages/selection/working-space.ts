/** The depth that a room needs in front of live parts, in both kinds of units. */
export interface WorkingSpace {
  millimeters: number;
  feet: number;
  /** The voltage to ground that it follows from, in kV. */
  toGround: number;
}

/**
 * NEC Table 110.34(A), 2023, condition 2: grounded parts opposite. By voltage to ground, up to and
 * including, in kV.
 */
const DEPTHS = [
  { upTo: 2.5, millimeters: 1220, feet: 4 },
  { upTo: 9, millimeters: 1525, feet: 5 },
  { upTo: 25, millimeters: 1830, feet: 6 },
  { upTo: 75, millimeters: 2500, feet: 8 },
] as const;

/**
 * The working space in front of equipment on a system.
 * @param system the voltage between phases, in kV
 * @param isGrounded whether the neutral is solidly grounded; else the voltage between phases counts
 * @throws RangeError above 75 kV to ground
 */
export function toWorkingSpace(system: number, isGrounded: boolean): WorkingSpace {
  const toGround = isGrounded ? system / Math.sqrt(3) : system;
  const row = DEPTHS.find(({ upTo }) => toGround <= upTo);
  if (row === undefined) throw new RangeError(`no depth is known for ${system} kV`);
  const { millimeters, feet } = row;
  return { millimeters, feet, toGround };
}
