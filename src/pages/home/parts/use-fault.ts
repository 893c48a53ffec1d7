import { useEffect, useReducer } from 'react';
import { isMotionWelcome } from '../../../components/ui/motion';
import { clearFault, faultPhases, NO_FAULT } from '../../../lib/fault';

/**
 * How much slower than a real ring it is, so that visitors can follow; under five seconds in all.
 */
const SLOWER = 2.5;

/**
 * A fault placed by the visitor and cleared in the times of its feeder.
 * @param times for each feeder, when each step after the fault ends, in milliseconds
 */
export function useFault(times: number[][]) {
  const [fault, dispatch] = useReducer(clearFault, NO_FAULT);
  useEffect(() => {
    const { feeder, phase } = fault;
    if (feeder === undefined) return;
    const step = faultPhases.indexOf(phase) - 1;
    const [now = 0, then] = [0, ...(times[feeder] ?? [])].slice(step);
    if (then === undefined) return;
    const timer = setTimeout(() => dispatch({ type: 'next' }), (then - now) * SLOWER);
    return () => clearTimeout(timer);
  }, [fault, times]);
  const place = (feeder: number) =>
    dispatch({ type: 'place', feeder, phase: isMotionWelcome() ? 'fault' : 'restored' });
  return { fault, place, repair: () => dispatch({ type: 'repair' }) };
}
