import { type Choices, type ProblemName, problemNames } from './choices.ts';

/** The role of a product in the drawing. */
export const roleNames = [
  'switchgear',
  'meter',
  'station',
  'bank',
  'fiberLink',
  'link',
  'light',
] as const;
export type RoleName = (typeof roleNames)[number];

/** The roles that have a product. */
export function listRoles(products: Partial<Record<RoleName, unknown>>): RoleName[] {
  return roleNames.filter((role) => products[role] !== undefined);
}

/** The products that an answer adds; it can be given if the range has one of them. */
const ADDED: Record<ProblemName, readonly RoleName[]> = {
  penalty: ['bank'],
  ring: ['switchgear'],
  tenants: ['meter'],
  lights: ['light'],
  relays: ['station', 'link'],
};

/**
 * The problems that the products of a range can solve.
 * @param roles the roles that have a product
 */
export function listSolvable(roles: readonly RoleName[]): ProblemName[] {
  return problemNames.filter((problem) => ADDED[problem].some((role) => roles.includes(role)));
}

/** How many ring main units lie between the two ends of a ring. */
export const RING_UNITS = 4;

/**
 * Plans a one-line. The ring ends at the first and last feeders, lighting takes the first free one,
 * and a bank takes one to the right, where the main below it crosses neither end of the ring.
 * @param isLow whether the bus is low voltage: a ring is medium voltage, and is then left out
 * @param roles the roles that have a product; what the others would add is left out
 */
export function planOneLine(
  { feeders, problems }: Choices,
  isLow: boolean,
  roles: readonly RoleName[] = roleNames,
) {
  const solvable = listSolvable(roles);
  const asks = (problem: ProblemName) => problems.includes(problem) && solvable.includes(problem);
  const hasRing = asks('ring') && !isLow;
  const free = Array.from({ length: feeders }, (_, index) => index).filter(
    (index) => !hasRing || (index > 0 && index < feeders - 1),
  );
  const bankFeeder = asks('penalty') ? (free[Math.floor((free.length * 2) / 3)] ?? null) : null;
  const lightFeeder = asks('lights') ? (free[0] ?? null) : null;
  const hasStation = roles.includes('station') && (hasRing || asks('relays'));
  const panels = feeders + 1;
  const plan = {
    feeders,
    /** Whether the bus is low voltage: it needs no transformer and none of our switchgear. */
    isLow,
    hasRing,
    hasStation,
    /** The feeder of the compensated main, counted from 0; null if there is none. */
    bankFeeder,
    /** The feeder of the lighting; shared with the bank if no other is free. */
    lightFeeder,
    /** Whether each feeder has a meter. */
    hasFeederMeters: asks('tenants'),
    /** Whether relays connect to the station through a gateway. */
    hasGateways: roles.includes('link') && asks('relays'),
  };
  const counts: Record<RoleName, number | null> = {
    switchgear: isLow ? 0 : panels,
    meter: 1 + (plan.hasFeederMeters ? feeders : 0) + (bankFeeder === null ? 0 : 1),
    station: hasStation ? 1 : 0,
    bank: bankFeeder === null ? 0 : 1,
    /** GOOSE needs fiber between the units of a ring. */
    fiberLink: hasRing ? RING_UNITS : 0,
    link: (plan.hasGateways ? panels : 0) + (lightFeeder === null ? 0 : 1),
    light: lightFeeder === null ? 0 : null,
  };
  const used = roleNames.filter((role) => roles.includes(role) && counts[role] !== 0);
  /** Each product with the number in its circle; a count is null if it needs more planning. */
  const items = used.map((role, index) => ({ role, position: index + 1, count: counts[role] }));
  return { ...plan, items };
}

/** What is drawn: the role of each feeder, and the numbered products. */
export type Plan = ReturnType<typeof planOneLine>;

/** Whether a feeder has a load of its own: no end of a ring, no bank, no lighting. */
export function hasOwnLoad(plan: Plan, feeder: number): boolean {
  const isEnd = plan.hasRing && (feeder === 0 || feeder === plan.feeders - 1);
  return !isEnd && feeder !== plan.bankFeeder && feeder !== plan.lightFeeder;
}

/** The number of a product in the drawing; undefined if it is not drawn. */
export function positionOf({ items }: Plan, role: RoleName): number | undefined {
  return items.find((item) => item.role === role)?.position;
}
