import type { Choices, ProblemName } from './choices';

/** What a product does on the drawing. */
export const roleNames = ['switchgear', 'meter', 'station', 'bank', 'link', 'light'] as const;
export type RoleName = (typeof roleNames)[number];

/** Ring main units between the two ends of a ring. */
export const RING_UNITS = 4;

/** A product on the drawing: its number there, and how many it takes. */
export interface Item {
  role: RoleName;
  /** The number in its circle. */
  position: number;
  /** Null where it depends on a further plan. */
  count: number | null;
}

/** What is drawn: which feeders do what, and the products, numbered. */
export interface Plan {
  feeders: number;
  /** Whether the bus has low voltage, so that it needs no transformer and no switchgear of ours. */
  isLow: boolean;
  hasRing: boolean;
  hasStation: boolean;
  /** The feeder of the compensated main, counted from 0; null without one. */
  bankFeeder: number | null;
  /** The feeder of the lighting; the same as that of the bank where no other is free. */
  lightFeeder: number | null;
  /** Whether each feeder has a meter. */
  hasFeederMeters: boolean;
  /** Whether relays reach the station through a gateway. */
  hasGateways: boolean;
  items: Item[];
}

/**
 * Plans a one-line. Ends of a ring are the first and the last feeder, lighting takes the first free
 * one, and a bank one to the right, where the main below it crosses no end of a ring.
 * @param choices the three answers
 * @param isLow whether the voltage is low: a ring has medium voltage, and is then left out
 */
export function planOneLine({ feeders, problems }: Choices, isLow: boolean): Plan {
  const asks = (problem: ProblemName) => problems.includes(problem);
  const hasRing = asks('ring') && !isLow;
  const free = Array.from({ length: feeders }, (_, index) => index).filter(
    (index) => !hasRing || (index > 0 && index < feeders - 1),
  );
  const bankFeeder = asks('penalty') ? (free[Math.floor((free.length * 2) / 3)] ?? null) : null;
  const lightFeeder = asks('lights') ? (free[0] ?? null) : null;
  const hasStation = hasRing || asks('relays');
  const panels = feeders + 1;
  const plan = {
    feeders,
    isLow,
    hasRing,
    hasStation,
    bankFeeder,
    lightFeeder,
    hasFeederMeters: asks('tenants'),
    hasGateways: asks('relays'),
  };
  const ringUnits = hasRing ? RING_UNITS : 0;
  const counts: Record<RoleName, number | null> = {
    switchgear: isLow ? 0 : panels,
    meter: 1 + (plan.hasFeederMeters ? feeders : 0) + (bankFeeder === null ? 0 : 1),
    station: hasStation ? 1 : 0,
    bank: bankFeeder === null ? 0 : 1,
    link: ringUnits + (plan.hasGateways ? panels : 0) + (lightFeeder === null ? 0 : 1),
    light: lightFeeder === null ? 0 : null,
  };
  const used = roleNames.filter((role) => counts[role] !== 0);
  const items = used.map((role, index) => ({ role, position: index + 1, count: counts[role] }));
  return { ...plan, items };
}

/** Whether a feeder has a load of its own: it is no end of a ring, and has no bank and no lighting. */
export function hasOwnLoad(plan: Plan, feeder: number): boolean {
  const isEnd = plan.hasRing && (feeder === 0 || feeder === plan.feeders - 1);
  return !isEnd && feeder !== plan.bankFeeder && feeder !== plan.lightFeeder;
}

/** The number of a product on the drawing; undefined where it is not drawn. */
export function positionOf({ items }: Plan, role: RoleName): number | undefined {
  return items.find((item) => item.role === role)?.position;
}
