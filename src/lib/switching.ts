/** The three devices of a bay, from the bus to the cable. */
export const deviceKinds = ['disconnector', 'breaker', 'earthing'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Where a device stands; its contacts may disagree. */
export const positionNames = ['open', 'closed', 'unknown'] as const;
export type Position = (typeof positionNames)[number];

/** Where the devices of a bay stand. */
export type Bay = Record<DeviceKind, Position>;

/** A device by the place of its bay, counted from 0, and its kind. */
export interface Device {
  bay: number;
  kind: DeviceKind;
}

/** What has to be true of a device before a command may go out. */
export interface Condition extends Device {
  wanted: 'open' | 'known';
  is: Position;
  isMet: boolean;
}

/** Why a command is refused: a position is not known, a load flows, a cable is earthed, or it is live. */
export const reasonNames = ['unknown', 'load', 'earthed', 'live'] as const;
export type Reason = (typeof reasonNames)[number];

/** The command for a device, whether it may be executed, and the first condition that forbids it. */
export interface Interlock {
  to: 'open' | 'closed';
  conditions: Condition[];
  refusal?: { reason: Reason; cause: Condition };
}

/** The steps of a command: select before operate. */
export const stepNames = ['select', 'interlock', 'execute', 'confirm'] as const;

/** A line of the sequence of events. */
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
  /** Milliseconds since the desk was opened. */
  at: number;
  name: (typeof eventNames)[number];
  device?: Device;
  to?: 'open' | 'closed';
  cause?: Condition;
}

/** A station as its operator has it: select before operate. */
export interface Desk {
  bays: Bay[];
  selected?: Device;
  /** How far the command is: selected, on its way, or confirmed by the contacts. */
  stage: 'selected' | 'moving' | 'confirmed';
  /** The newest first. */
  events: SwitchingEvent[];
  /** The places of alarms that somebody has acknowledged. */
  acknowledged: number[];
}

/** What an operator does, or the contacts of a device report; `at` as in events. */
export type DeskAction = { at: number } & (
  | ({ type: 'select' } & Device)
  | { type: 'execute' | 'confirm' | 'release' }
  | { type: 'acknowledge'; alarm: number }
);

/** How many events of its own the desk remembers. */
const REMEMBERED = 8;

/** Until the interlocking has answered, in milliseconds. */
const ANSWER = 2;

/** A desk at which nothing has been done yet. */
export function openDesk(bays: Bay[]): Desk {
  return { bays, stage: 'selected', events: [], acknowledged: [] };
}

/** How far voltage reaches into a bay; a disconnector or breaker that is not surely open lets it through. */
export function energize({ disconnector, breaker }: Bay): { breaker: boolean; cable: boolean } {
  const reachesBreaker = disconnector !== 'open';
  return { breaker: reachesBreaker, cable: reachesBreaker && breaker !== 'open' };
}

/**
 * Works the interlocking of a device out from the positions of its bay.
 * @param bays where all devices stand
 * @param device the one that is to change its position
 * @throws where the station has no such bay
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
 * The desk after an action. What the interlocking forbids changes nothing, and while a device moves no
 * other can be selected.
 */
export function operate(desk: Desk, action: DeskAction): Desk {
  if (action.type === 'acknowledge') return acknowledge(desk, action);
  if (action.type === 'confirm') return confirm(desk, action.at);
  if (desk.stage === 'moving') return desk;
  if (action.type === 'select') return select(desk, action);
  return action.type === 'release' ? release(desk, action.at) : execute(desk, action.at);
}

function select(desk: Desk, { at, bay, kind }: { at: number } & Device): Desk {
  const device = { bay, kind };
  const { to, refusal } = interlock(desk.bays, device);
  const chosen: Desk = { ...desk, selected: device, stage: 'selected' };
  const selected = record(chosen, { at, name: 'selected', device });
  if (refusal === undefined) return selected;
  const { cause } = refusal;
  return record(selected, { at: at + ANSWER, name: 'blocked', device, to, cause });
}

function execute(desk: Desk, at: number): Desk {
  const { selected: device, stage } = desk;
  if (device === undefined || stage !== 'selected') return desk;
  const { to, refusal } = interlock(desk.bays, device);
  if (refusal !== undefined) return desk;
  return record({ ...desk, stage: 'moving' }, { at, name: 'executed', device, to });
}

function confirm(desk: Desk, at: number): Desk {
  const { selected: device, stage } = desk;
  if (device === undefined || stage !== 'moving') return desk;
  const { to } = interlock(desk.bays, device);
  const bays = desk.bays.map((bay, place) =>
    place === device.bay ? { ...bay, [device.kind]: to } : bay,
  );
  return record({ ...desk, bays, stage: 'confirmed' }, { at, name: 'confirmed', device, to });
}

function release({ selected: device, ...desk }: Desk, at: number): Desk {
  return device === undefined
    ? desk
    : record({ ...desk, stage: 'selected' }, { at, name: 'released', device });
}

function acknowledge(desk: Desk, { at, alarm }: { at: number; alarm: number }): Desk {
  if (desk.acknowledged.includes(alarm)) return desk;
  const acknowledged = [...desk.acknowledged, alarm];
  return record({ ...desk, acknowledged }, { at, name: 'acknowledged' });
}

/** Nothing happens before what has happened. */
function record(desk: Desk, event: SwitchingEvent): Desk {
  const at = Math.max(event.at, desk.events[0]?.at ?? 0);
  return { ...desk, events: [{ ...event, at }, ...desk.events].slice(0, REMEMBERED) };
}
