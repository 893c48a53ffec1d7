import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** What a trigger of Radix listens to. */
const LISTENERS = [
  'onPointerMove',
  'onPointerLeave',
  'onPointerDown',
  'onFocus',
  'onBlur',
  'onClick',
] as const;
type Listener = (typeof LISTENERS)[number];

interface ExistingTriggerProps extends Partial<Record<Listener, (event: Event) => void>> {
  /** The element, which is in the HTML already. */
  element: HTMLElement;
  /** Called once it listens and has caught up with a pointer or a focus that is on it already. */
  onReady: () => void;
  ref?: (element: HTMLElement | null) => unknown;
  'aria-describedby'?: string;
  'data-state'?: string;
}

/**
 * Makes an element of the HTML the trigger that Radix expects as its child (`asChild`), without
 * rendering it anew: it keeps its focus and its hover.
 */
export function ExistingTrigger({ element, onReady, ref, ...listeners }: ExistingTriggerProps) {
  const { 'aria-describedby': description, 'data-state': state } = listeners;
  const dispatchNow = useEffectEvent((name: Listener, event: Event) => listeners[name]?.(event));
  const dispatch = useEffectEvent((name: Listener, event: Event) => {
    if (name !== 'onFocus') return dispatchNow(name, event);
    // Focus may scroll the element into view, and Radix closes whatever is open at a scroll: that
    // one is over with the next frame.
    requestAnimationFrame(() => element.matches(':focus') && dispatchNow(name, event));
  });
  const refer = useEffectEvent((to: HTMLElement | null) => ref?.(to));
  const catchUp = useEffectEvent(() => {
    if (element.matches(':focus:not(:active)')) dispatch('onFocus', new FocusEvent('focus'));
    else if (element.matches(':hover')) {
      dispatch('onPointerMove', new PointerEvent('pointermove', { pointerType: 'mouse' }));
    }
    onReady();
  });
  useLayoutEffect(() => {
    const abort = new AbortController();
    for (const name of LISTENERS) {
      const type = name.slice(2).toLowerCase();
      element.addEventListener(type, (event) => dispatch(name, event), { signal: abort.signal });
    }
    refer(element);
    return () => {
      abort.abort();
      refer(null);
    };
  }, [element]);
  useLayoutEffect(() => setAttribute(element, 'data-state', state), [element, state]);
  useLayoutEffect(
    () => setAttribute(element, 'aria-describedby', description),
    [element, description],
  );
  useEffect(() => catchUp(), []);
  return null;
}

function setAttribute(element: Element, name: string, value: string | undefined) {
  if (value !== undefined) element.setAttribute(name, value);
  return () => element.removeAttribute(name);
}
