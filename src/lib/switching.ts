/** The three devices of a bay, from the bus to the cable. */
export const deviceKinds = ['disconnector', 'breaker', 'grounding'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** The position of a device; unknown if its contacts disagree. */
export const positionNames = ['open', 'closed', 'unknown'] as const;
export type Position = (typeof positionNames)[number];

/**
 * The far end of a cable that another source can feed: ready to close, closed so that it feeds the
 * cable, or opened and locked on request.
 */
export const farEndNames = ['ready', 'feeding', 'locked'] as const;
export type FarEnd = (typeof farEndNames)[number];

/** The positions of the devices of a bay, and the far end of its cable, if that can feed it. */
export type Bay = Record<DeviceKind, Position> & { farEnd?: FarEnd | undefined };

/** A device, by the index of its bay, counted from 0, and its kind. */
export interface Device {
  bay: number;
  kind: DeviceKind;
}

/** Whether a voltage indicator finds a cable dead; live if the other end may feed it. */
export const voltageNames = ['dead', 'live'] as const;
type Voltage = (typeof voltageNames)[number];

/** What must be true of a device, or of the cable of its bay, before a command may be issued. */
interface Condition {
  bay: number;
  kind: DeviceKind | 'cable';
  required: 'open' | 'known' | 'dead';
  is: Position | Voltage;
  isMet: boolean;
}

/**
 * Why a command is refused: an unknown position, load current, a grounded cable, a cable that this
 * station feeds, one that the far end feeds, and two sources that a breaker would join.
 */
export const reasonNames = ['unknown', 'load', 'grounded', 'live', 'fed', 'parallel'] as const;
type Reason = (typeof reasonNames)[number];

/** The command for a device, and the first condition that forbids it, if any. */
export interface Interlock {
  to: 'open' | 'closed';
  conditions: Condition[];
  refusal?: { reason: Reason; cause: Condition };
}

/** The steps of a command: select before operate. */
export const stepNames = ['select', 'interlock', 'execute', 'confirm'] as const;

/** The kinds of lines in the sequence of events. */
export const eventNames = [
  'selected',
  'blocked',
  'executed',
  'confirmed',
  'released',
  'acknowledged',
  'fed',
  'requested',
  'locked',
] as const;

/** A line of the sequence of events. */
export interface SwitchingEvent {
  /** Milliseconds since the session began. */
  at: number;
  name: (typeof eventNames)[number];
  device?: Device;
  to?: 'open' | 'closed';
  cause?: Condition;
  /** The bay whose cable was fed, or whose far end was asked to open and did. */
  bay?: number;
}

/** The device that an operator usually moves next in a bay, and where to. */
interface NextStep {
  kind: DeviceKind;
  position: 'open' | 'closed';
}

/** What follows each command: a cable is isolated and grounded, or its ground is taken away. */
const following: Record<Interlock['to'], Partial<Record<DeviceKind, NextStep>>> = {
  open: {
    breaker: { kind: 'disconnector', position: 'open' },
    disconnector: { kind: 'grounding', position: 'closed' },
    grounding: { kind: 'disconnector', position: 'closed' },
  },
  closed: { disconnector: { kind: 'breaker', position: 'closed' } },
};

/**
 * The device that an operator usually selects after a command is executed; undefined at the end of
 * a sequence, and if that device is there already or its position is unknown.
 */
export function followCommand(
  bays: Bay[],
  { bay, kind }: Device,
  to: Interlock['to'],
): Device | undefined {
  const next = following[to][kind];
  const position = next && bays[bay]?.[next.kind];
  if (next === undefined || position === 'unknown' || position === next.position) return undefined;
  return { bay, kind: next.kind };
}

/** The state of a station and of the operator's command: select before operate. */
export interface Session {
  bays: Bay[];
  selected?: Device;
  /** How far the command is: selected, in progress, or confirmed by the contacts. */
  stage: 'selected' | 'moving' | 'confirmed';
  /** The command in progress, or the one last confirmed, with the conditions that were met. */
  command?: Interlock;
  /** The bays whose far ends were asked to open, and have not answered. */
  requested: number[];
  /** Newest first. */
  events: SwitchingEvent[];
  /** The indexes of acknowledged alarms. */
  acknowledged: number[];
}

/** An operator's action, or a report from a device's contacts; `at` as in events. */
export type SessionAction = { at: number } & (
  | ({ type: 'select' } & Device)
  | { type: 'execute' | 'confirm' | 'release' }
  | { type: 'acknowledge'; alarm: number }
  /** The operator asks the other station to open the far end of a cable; it reports that it did. */
  | { type: 'request' | 'lock'; bay: number }
);

/** How long the interlocking takes to answer, in milliseconds. */
const ANSWER = 2;
/** How long the ring takes to feed a cable from its far end, in milliseconds. */
const TRANSFER = 530;

/** A session in which nothing has been done yet. */
export function openSession(bays: Bay[]): Session {
  return { bays, stage: 'selected', requested: [], events: [], acknowledged: [] };
}

/**
 * Where in a bay there may be voltage, from the bus or from the far end of the cable; what is not
 * known to be open counts as closed.
 */
export function energize(bay: Bay): { breaker: boolean; cable: boolean } {
  const { disconnector, breaker, farEnd } = bay;
  const isFed = farEnd === 'feeding';
  return {
    breaker: disconnector !== 'open' || (isFed && breaker !== 'open'),
    cable: suppliesCable(bay) || isFed,
  };
}

/** Whether the bus supplies the cable of a bay. */
export function suppliesCable({ disconnector, breaker }: Bay): boolean {
  return disconnector !== 'open' && breaker !== 'open';
}

/**
 * Derives the interlocking of a device from the positions in its bay.
 * @throws if the station has no such bay
 */
export function interlock(bays: Bay[], { bay: index, kind }: Device): Interlock {
  const bay = bays[index];
  if (bay === undefined) throw new Error(`the station has no bay ${index}`);
  const to = bay[kind] === 'closed' ? 'open' : 'closed';
  const require = (of: DeviceKind, required: 'open' | 'known'): Condition => {
    const is = bay[of];
    const isMet = required === 'open' ? is === 'open' : is !== 'unknown';
    return { bay: index, kind: of, required, is, isMet };
  };
  // A far end that stands ready closes by itself, so a cable is grounded only once it is locked.
  const mayBeLive = energize(bay).cable || (kind === 'grounding' && bay.farEnd === 'ready');
  const dead: Condition = {
    bay: index,
    kind: 'cable',
    required: 'dead',
    is: mayBeLive ? 'live' : 'dead',
    isMet: !mayBeLive,
  };
  const closing: Record<DeviceKind, Condition[]> = {
    disconnector: [],
    breaker: [require('disconnector', 'known'), require('grounding', 'open'), dead],
    grounding: [require('breaker', 'open'), require('disconnector', 'open'), dead],
  };
  const needs: Record<DeviceKind, Condition[]> = {
    disconnector: [require('breaker', 'open'), require('grounding', 'open')],
    breaker: to === 'open' ? [] : closing.breaker,
    grounding: to === 'open' ? [] : closing.grounding,
  };
  const conditions = [require(kind, 'known'), ...needs[kind]];
  const cause = conditions.find(({ isMet }) => !isMet);
  if (cause === undefined) return { to, conditions };
  return { to, conditions, refusal: { cause, reason: toReason(kind, cause) } };
}

function toReason(kind: DeviceKind, cause: Condition): Reason {
  if (cause.is === 'unknown') return 'unknown';
  if (cause.kind === 'cable') return kind === 'breaker' ? 'parallel' : 'fed';
  if (cause.kind === 'grounding') return 'grounded';
  return kind === 'disconnector' ? 'load' : 'live';
}

/**
 * The session after an action. Actions that the interlocking forbids change nothing, and no other
 * device can be selected while one moves.
 */
export function operate(session: Session, action: SessionAction): Session {
  const { bays, selected: device, stage, acknowledged } = session;
  const { type, at } = action;
  if (type === 'acknowledge') {
    if (acknowledged.includes(action.alarm)) return session;
    const all = [...acknowledged, action.alarm];
    return record({ ...session, acknowledged: all }, { at, name: 'acknowledged' });
  }
  if (type === 'request') return request(session, action);
  if (type === 'lock') return lock(session, action);
  // A device that moves is only confirmed, and no other is.
  if ((stage === 'moving') !== (type === 'confirm')) return session;
  if (type === 'select') return select(session, action);
  if (device === undefined) return session;
  if (type === 'release') {
    const { selected: _, command: __, ...rest } = session;
    return record({ ...rest, stage: 'selected' }, { at, name: 'released', device });
  }
  const command = interlock(bays, device);
  const { to, refusal } = command;
  if (type === 'execute') {
    if (stage === 'confirmed' || refusal !== undefined) return session;
    return record({ ...session, stage: 'moving', command }, { at, name: 'executed', device, to });
  }
  const moved = bays.map((bay, index) =>
    index === device.bay ? { ...bay, [device.kind]: to } : bay,
  );
  const confirmed: Session = { ...session, bays: moved, stage: 'confirmed' };
  return followRing(record(confirmed, { at, name: 'confirmed', device, to }), session, device.bay);
}

/**
 * The ring after a device has moved: the far end feeds a cable that has lost its supply, and stands
 * ready again once this station supplies it.
 */
function followRing(session: Session, before: Session, index: number): Session {
  const [was, bay] = [before.bays[index], session.bays[index]];
  if (was === undefined || bay?.farEnd === undefined) return session;
  if (suppliesCable(bay)) return withFarEnd(session, index, 'ready');
  const isLost = suppliesCable(was) && bay.farEnd === 'ready' && bay.grounding === 'open';
  if (!isLost) return session;
  const at = (session.events[0]?.at ?? 0) + TRANSFER;
  return record(withFarEnd(session, index, 'feeding'), { at, name: 'fed', bay: index });
}

function request(session: Session, { at, bay }: { at: number; bay: number }): Session {
  const { bays, requested } = session;
  if (bays[bay]?.farEnd !== 'feeding' || requested.includes(bay)) return session;
  return record({ ...session, requested: [...requested, bay] }, { at, name: 'requested', bay });
}

function lock(session: Session, { at, bay }: { at: number; bay: number }): Session {
  if (!session.requested.includes(bay)) return session;
  const requested = session.requested.filter((one) => one !== bay);
  return record({ ...withFarEnd(session, bay, 'locked'), requested }, { at, name: 'locked', bay });
}

function withFarEnd(session: Session, index: number, farEnd: FarEnd): Session {
  const bays = session.bays.map((bay, one) => (one === index ? { ...bay, farEnd } : bay));
  return { ...session, bays };
}

function select(session: Session, { at, bay, kind }: { at: number } & Device): Session {
  const device = { bay, kind };
  const { to, refusal } = interlock(session.bays, device);
  const { command: _, ...others } = session;
  const chosen: Session = { ...others, selected: device, stage: 'selected' };
  const selected = record(chosen, { at, name: 'selected', device });
  if (refusal === undefined) return selected;
  const { cause } = refusal;
  return record(selected, { at: at + ANSWER, name: 'blocked', device, to, cause });
}

/** An event is never earlier than the previous one. */
function record(session: Session, event: SwitchingEvent): Session {
  const at = Math.max(event.at, session.events[0]?.at ?? 0);
  return { ...session, events: [{ ...event, at }, ...session.events] };
}

/**
 * A bay as it begins: a far end that can feed its cable does so where the station does not, and is
 * locked where the cable is grounded.
 */
export function toBay({
  disconnector,
  breaker,
  grounding,
  hasFarEnd,
}: Record<DeviceKind, Position> & { hasFarEnd?: boolean | undefined }): Bay {
  const bay: Bay = { disconnector, breaker, grounding };
  if (!hasFarEnd) return bay;
  if (suppliesCable(bay)) return { ...bay, farEnd: 'ready' };
  return { ...bay, farEnd: grounding === 'open' ? 'feeding' : 'locked' };
}
