import type { ScreenCopy } from '../../collections/products/screen.ts';
import type { Device, DeviceKind, Interlock, SwitchingEvent } from '../../lib/switching.ts';
import { interpolate } from '../../lib/text.ts';

/** The designation of a device, such as "QA3", or the name of the cable of a bay. */
export function nameDevice(copy: ScreenCopy, { kind, bay }: DeviceSubject): string {
  if (kind === 'cable') return interpolate(copy.texts.cable, { feeder: nameFeeder(copy, bay) });
  return `${copy.devices[kind].code}${bay + 1}`;
}

/** A device, or the cable of its bay. */
interface DeviceSubject {
  bay: number;
  kind: DeviceKind | 'cable';
}

/** The designation of a feeder, by the index of its bay. */
export function nameFeeder({ texts }: ScreenCopy, bay: number): string {
  return interpolate(texts.feeder, { bay: String(bay + 1) });
}

/** Why a device may not be operated, or that it may. */
export function sayInterlock(copy: ScreenCopy, device: Device, { refusal }: Interlock): string {
  const { reasons, allowed } = copy.texts;
  if (refusal === undefined) return allowed;
  return interpolate(reasons[refusal.reason], {
    device: nameDevice(copy, device),
    other: nameDevice(copy, refusal.cause),
    feeder: nameFeeder(copy, device.bay),
  });
}

/** A line in the sequence of events. */
export function sayEvent(copy: ScreenCopy, event: SwitchingEvent): string {
  const { name, device, to, cause, bay } = event;
  const { events, commands, positions } = copy.texts;
  return interpolate(events[name], {
    operator: copy.operator,
    feeder: bay === undefined ? '' : nameFeeder(copy, bay),
    device: device === undefined ? '' : nameDevice(copy, device),
    command: to === undefined ? '' : commands[to].toLowerCase(),
    position: positions[cause?.is ?? to ?? 'unknown'],
    other: cause === undefined ? '' : nameDevice(copy, cause),
  });
}

/** The time of day to the millisecond, for a moment after the session was opened. */
export function stampTime({ time }: ScreenCopy, after: number): string {
  const opened = Date.parse(`1970-01-01T${time}Z`);
  return new Date(opened + after).toISOString().slice(11, 23);
}
