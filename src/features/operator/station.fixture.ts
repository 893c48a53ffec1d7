import type { ScreenCopy } from '../../collections/products/screen.ts';

const step = { title: 'Step', text: '{met}/{all} {command} {operator}' };
/** A bay in service. */
export const inService = {
  load: 100,
  powerFactor: 0.9,
  disconnector: 'closed',
  breaker: 'closed',
  grounding: 'open',
} as const;
/** A station of three bays: a feeder, one with an unknown position, and a ring. */
export const station: ScreenCopy = {
  title: 'The session',
  lead: 'Try it.',
  note: 'A sample.',
  station: 'Station',
  operator: 'Kim',
  time: '10:00:00.000',
  supervision: ['Network'],
  supply: 'Line 1',
  transformer: { name: 'T1', rating: 10, voltage: 10 },
  bays: [
    { ...inService, name: 'Street' },
    { ...inService, name: 'Pumps', disconnector: 'unknown' },
    { ...inService, name: 'Ring', hasFarEnd: true },
  ],
  selected: { bay: 1, kind: 'disconnector' },
  alarms: [{ time: '09:00:00.000', text: 'Heater', acknowledged: false }],
  log: [{ time: '08:00:00.000', text: 'Before' }],
  devices: {
    disconnector: { code: 'D', name: 'disconnector' },
    breaker: { code: 'B', name: 'breaker' },
    grounding: { code: 'E', name: 'grounding switch' },
  },
  texts: {
    line: 'One-line',
    feeder: 'F{bay}',
    cable: 'Cable {feeder}',
    positions: {
      open: 'open',
      closed: 'closed',
      unknown: 'unknown',
      known: 'known',
      dead: 'dead',
      live: 'live',
    },
    is: 'is {position}',
    commands: { open: 'Open', closed: 'Close' },
    steps: { select: step, interlock: step, execute: step, confirm: step },
    request: { label: 'Ask', sent: 'Asked' },
    refused: 'Blocked.',
    reasons: {
      unknown: '{other} is not known.',
      load: '{other} carries load.',
      grounded: '{other} grounds {feeder}.',
      live: '{feeder} is live.',
      fed: '{feeder} is fed from afar.',
      parallel: '{feeder} has another source.',
    },
    allowed: 'Free.',
    sequence: 'Events',
    events: {
      selected: '{device} selected by {operator}',
      blocked: '{device} {command} blocked, {other} {position}',
      executed: '{device} {command} executed',
      confirmed: '{device} {position} confirmed',
      released: '{device} released',
      acknowledged: 'Acknowledged by {operator}',
      fed: '{feeder} fed from afar',
      requested: '{feeder} requested',
      locked: '{feeder} locked',
    },
    alarms: {
      title: 'Alarms',
      open: '{count} new',
      none: 'none new',
      acknowledge: 'Acknowledge',
      acknowledged: 'seen',
    },
    idle: { title: 'Nothing selected', text: 'Select a device.' },
    release: 'Release',
  },
};
