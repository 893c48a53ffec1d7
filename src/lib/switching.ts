/** The three devices of a bay, from the bus to the cable. */
export const deviceKinds = ['disconnector', 'breaker', 'earthing'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** The position of a device; unknown if its contacts disagree. */
export const positionNames = ['open', 'closed', 'unknown'] as const;
export type Position = (typeof positionNames)[number];

/** The positions of the devices of a bay. */
export type Bay = Record<DeviceKind, Position>;

/** A device, by the index of its bay, counted from 0, and its kind. */
export interface Device {
  bay: number;
  kind: DeviceKind;
}

/** What must be true of a device before a command may be issued. */
interface Condition extends Device {
  wanted: 'open' | 'known';
  is: Position;
  isMet: boolean;
}

/** Why a command is refused: an unknown position, load current, an earthed cable, a live one. */
export const reasonNames = ['unknown', 'load', 'earthed', 'live'] as const;
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
] as const;

/** A line of the sequence of events. */
export interface SwitchingEvent {
  /** Milliseconds since the session began. */
  at: number;
  name: (typeof eventNames)[number];
  device?: Device;
  to?: 'open' | 'closed';
  cause?: Condition;
}

/** The state of a station and of the operator's command: select before operate. */
export interface Session {
  bays: Bay[];
  selected?: Device;
  /** How far the command is: selected, in progress, or confirmed by the contacts. */
  stage: 'selected' | 'moving' | 'confirmed';
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
);

/** How long the interlocking takes to answer, in milliseconds. */
const ANSWER = 2;

/** A session in which nothing has been done yet. */
export function openSession(bays: Bay[]): Session {
  return { bays, stage: 'selected', events: [], acknowledged: [] };
}

/** How far voltage reaches into a bay; what is not known to be open counts as closed. */
export function energize({ disconnector, breaker }: Bay): { breaker: boolean; cable: boolean } {
  const reachesBreaker = disconnector !== 'open';
  return { breaker: reachesBreaker, cable: reachesBreaker && breaker !== 'open' };
}

/**
 * Derives the interlocking of a device from the positions in its bay.
 * @throws if the station has no such bay
 */
export function interlock(bays: Bay[], { bay: place, kind }: Device): Interlock {
  const bay = bays[place];
  if (bay === undefined) throw new Error(`the station has no bay ${place}`);
  const to = bay[kind] === 'closed' ? 'open' : 'closed';
  const require = (of: DeviceKind, wanted: Condition['wanted']): Condition => {
    const is = bay[of];
    const isMet = wanted === 'open' ? is === 'open' : is !== 'unknown';
    return { bay: place, kind: of, wanted, is, isMet };
  };
  const needs: Record<DeviceKind, Condition[]> = {
    disconnector: [require('breaker', 'open'), require('earthing', 'open')],
    breaker: to === 'open' ? [] : [require('disconnector', 'known'), require('earthing', 'open')],
    earthing: to === 'open' ? [] : [require('breaker', 'open'), require('disconnector', 'open')],
  };
  const conditions = [require(kind, 'known'), ...needs[kind]];
  const cause = conditions.find(({ isMet }) => !isMet);
  if (cause === undefined) return { to, conditions };
  return { to, conditions, refusal: { cause, reason: toReason(kind, cause) } };
}

function toReason(kind: DeviceKind, cause: Condition): Reason {
  if (cause.is === 'unknown') return 'unknown';
  if (cause.kind === 'earthing') return 'earthed';
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
  // A device that moves is only confirmed, and no other is.
  if ((stage === 'moving') !== (type === 'confirm')) return session;
  if (type === 'select') return select(session, action);
  if (device === undefined) return session;
  if (type === 'release') {
    const { selected: _, ...rest } = session;
    return record({ ...rest, stage: 'selected' }, { at, name: 'released', device });
  }
  const { to, refusal } = interlock(bays, device);
  if (type === 'execute') {
    if (stage === 'confirmed' || refusal !== undefined) return session;
    return record({ ...session, stage: 'moving' }, { at, name: 'executed', device, to });
  }
  const moved = bays.map((bay, place) =>
    place === device.bay ? { ...bay, [device.kind]: to } : bay,
  );
  const confirmed: Session = { ...session, bays: moved, stage: 'confirmed' };
  return record(confirmed, { at, name: 'confirmed', device, to });
}

function select(session: Session, { at, bay, kind }: { at: number } & Device): Session {
  const device = { bay, kind };
  const { to, refusal } = interlock(session.bays, device);
  const chosen: Session = { ...session, selected: device, stage: 'selected' };
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
