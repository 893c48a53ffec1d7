/** A bank of equal steps and what it holds. */
export interface Bank {
  count: number;
  /** The reactive power of a step, in kVAr. */
  size: number;
  /** The active power of the load, in kW. */
  power: number;
  /** The power factor to hold. */
  target: number;
}

/** The reactive power at the incomer with the target reached exactly, in kVAr. */
export function toTargetPower({ power, target }: Pick<Bank, 'power' | 'target'>): number {
  return power * Math.tan(Math.acos(target));
}

/**
 * The steps that are in while a load asks for reactive power: as many as bring the incomer closest
 * to the target, since a step moves only if the result is closer to it than before.
 */
export function countSteps(bank: Bank, load: number): number {
  const missing = (load - toTargetPower(bank)) / bank.size;
  return Math.min(bank.count, Math.max(0, Math.round(missing)));
}

/** What the network still supplies, in kVAr. */
export function toRemainder(bank: Bank, load: number): number {
  return load - countSteps(bank, load) * bank.size;
}

/** The power factor of active and reactive power. */
export function toPowerFactor(power: number, reactive: number): number {
  return Math.cos(Math.atan2(reactive, power));
}
