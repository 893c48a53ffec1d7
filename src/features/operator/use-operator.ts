import { useReducer, useRef, useState } from 'react';
import type { Device, DeviceKind, Session } from '../../lib/switching.ts';
import { operate } from '../../lib/switching.ts';

/** How long each kind of device takes to move, in milliseconds. */
const TRAVEL: Record<DeviceKind, number> = { disconnector: 2600, breaker: 55, grounding: 1900 };
/** How long the other station takes to open the far end of a cable and report it. */
const REPLY = 1800;

/**
 * What an operator does in a session, with the time that devices take.
 * @param start returns the session at the beginning
 * @returns the session, its actions, and the ref of the panel with the command
 */
export function useOperator(start: () => Session) {
  const [session, dispatch] = useReducer(operate, undefined, start);
  const [opened] = useState(() => performance.now());
  const now = () => performance.now() - opened;
  const command = useRef<HTMLDivElement>(null);
  return {
    session,
    command,
    select: (device: Device) => {
      dispatch({ type: 'select', ...device, at: now() });
      // On phones it is below the drawing.
      command.current?.scrollIntoView({ block: 'nearest' });
    },
    /** Selects the device that comes next; the button for it is removed, so its focus would be lost. */
    onNext: (device: Device) => {
      dispatch({ type: 'select', ...device, at: now() });
      command.current?.focus();
    },
    onAct: (type: 'execute' | 'release') => {
      dispatch({ type, at: now() });
      const kind = session.selected?.kind;
      if (type === 'execute' && kind !== undefined)
        setTimeout(() => dispatch({ type: 'confirm', at: now() }), TRAVEL[kind]);
      // The button is removed, so its focus would be lost.
      if (type === 'release') command.current?.focus();
    },
    onRequest: (bay: number) => {
      dispatch({ type: 'request', bay, at: now() });
      setTimeout(() => dispatch({ type: 'lock', bay, at: now() }), REPLY);
    },
    onAcknowledge: (alarm: number) => dispatch({ type: 'acknowledge', alarm, at: now() }),
  };
}
