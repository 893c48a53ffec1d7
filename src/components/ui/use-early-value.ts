import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Takes what a visitor has entered in an input before it was hydrated, which React neither reports
 * nor keeps.
 * @param value what the input shows otherwise
 * @param onEarly called with the input if it shows something else; an empty one says nothing
 * @returns the ref of the input
 */
export function useEarlyValue(
  value: string | number,
  onEarly: (input: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    const early = input.current;
    if (early && early.value !== '' && early.value !== String(value)) onEarly(early);
  });
  useEffect(() => take(), []);
  return input;
}
