import type { Bay, Device, DeviceKind, Interlock, Position, Session } from './switching.ts';
import { interlock, openSession, operate, toBay } from './switching.ts';

/** A step of a switching order: a device that moves, or a far end that opens on request. */
export interface OrderStep {
  /** The index of the bay, counted from 0. */
  bay: number;
  kind: DeviceKind | 'farEnd';
}

/** A position that a device must have at the end of an order. */
export interface OrderGoal extends Device {
  position: 'open' | 'closed';
}

/** A step as it was carried out, or the reason why it was not. */
export interface StepResult {
  step: OrderStep;
  session: Session;
  /** The command of a device with its conditions, as they were before. */
  command?: Interlock;
  /** Whether the step was carried out. */
  isDone: boolean;
}

/** The time between two steps of a solved order, in milliseconds. */
const PACE = 1000;

/** Carries out one step as an operator would: select, execute, confirm; or request and answer. */
export function takeStep(session: Session, step: OrderStep, at: number): StepResult {
  const { bay, kind } = step;
  if (kind === 'farEnd') {
    const requested = operate(session, { type: 'request', bay, at });
    const locked = operate(requested, { type: 'lock', bay, at });
    return { step, session: locked, isDone: locked !== session };
  }
  const command = interlock(session.bays, { bay, kind });
  const selected = operate(session, { type: 'select', bay, kind, at });
  if (command.refusal !== undefined) return { step, session: selected, command, isDone: false };
  const executed = operate(selected, { type: 'execute', at });
  const confirmed = operate(executed, { type: 'confirm', at });
  return { step, session: confirmed, command, isDone: true };
}

/** Carries out a whole order, up to the first step that is refused. */
export function takeSteps(bays: Bay[], steps: readonly OrderStep[]): StepResult[] {
  const results: StepResult[] = [];
  for (const [index, step] of steps.entries()) {
    const last = results.at(-1);
    if (last?.isDone === false) break;
    results.push(takeStep(last?.session ?? openSession(bays), step, index * PACE));
  }
  return results;
}

/** Whether all devices have the positions that an order asks for. */
export function isReached(bays: readonly Bay[], goals: readonly OrderGoal[]): boolean {
  return goals.every(({ bay, kind, position }) => bays[bay]?.[kind] === position);
}

/** The devices of a bay as authors write them, with the place of the bay, counted from 1. */
type StartBay = Record<DeviceKind, Position> & { bay: number };

/** The bays of a station at the beginning of an order: some begin otherwise than on its screen. */
export function toStartBays(
  bays: readonly (Record<DeviceKind, Position> & { hasFarEnd?: boolean | undefined })[],
  start: readonly StartBay[],
): Bay[] {
  return bays.map((bay, index) => toBay({ ...bay, ...start.find((one) => one.bay === index + 1) }));
}

/** A step or a goal as authors write it, whose bay counts from 1, as a session counts it. */
export const countFromZero = <T extends { bay: number }>(one: T): T => ({
  ...one,
  bay: one.bay - 1,
});
