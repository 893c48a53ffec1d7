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

interface AdoptedProps extends Partial<Record<Listener, (event: Event) => void>> {
  /** What stands in the page already. */
  element: HTMLElement;
  /** Called once it listens, and knows of the pointer or the focus that rests on it. */
  onAdopted: () => void;
  ref?: (element: HTMLElement | null) => unknown;
  'aria-describedby'?: string;
  'data-state'?: string;
}

/**
 * Gives to an element of the page what Radix would give to its child (`asChild`), without drawing
 * it anew: it keeps its focus, and a pointer that rests on it goes on resting.
 */
export function Adopted({ element, onAdopted, ref, ...given }: AdoptedProps) {
  const { 'aria-describedby': description, 'data-state': state } = given;
  const tellNow = useEffectEvent((name: Listener, event: Event) => given[name]?.(event));
  const tell = useEffectEvent((name: Listener, event: Event) => {
    if (name !== 'onFocus') return tellNow(name, event);
    // Focus may scroll the element into view, and Radix closes whatever is open at a scroll: that
    // one is over with the next frame.
    requestAnimationFrame(() => element.matches(':focus') && tellNow(name, event));
  });
  const refer = useEffectEvent((to: HTMLElement | null) => ref?.(to));
  const welcome = useEffectEvent(() => {
    if (element.matches(':focus:not(:active)')) tell('onFocus', new FocusEvent('focus'));
    else if (element.matches(':hover')) {
      tell('onPointerMove', new PointerEvent('pointermove', { pointerType: 'mouse' }));
    }
    onAdopted();
  });
  useLayoutEffect(() => {
    const abort = new AbortController();
    for (const name of LISTENERS) {
      const type = name.slice(2).toLowerCase();
      element.addEventListener(type, (event) => tell(name, event), { signal: abort.signal });
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
  useEffect(() => welcome(), []);
  return null;
}

function setAttribute(element: Element, name: string, value: string | undefined) {
  if (value !== undefined) element.setAttribute(name, value);
  return () => element.removeAttribute(name);
}
