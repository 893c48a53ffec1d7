import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** A term in rendered prose: the element that stood around its link, now empty. */
export interface TermPlace {
  element: Element;
  slug: string;
  words: string;
  hadFocus: boolean;
}

/**
 * Takes the plain links out of the terms of prose, so that tooltips can be drawn in their places.
 * It happens before the browser paints, and only after React has hydrated the plain links.
 */
export function useTermPlaces(prose: RefObject<Element | null>): TermPlace[] {
  const [places, setPlaces] = useState<TermPlace[]>([]);
  useLayoutEffect(() => {
    const terms = prose.current?.querySelectorAll('[data-term]') ?? [];
    const found = [...terms].filter((element) => element.firstChild).map(toPlace);
    for (const { element } of found) element.replaceChildren();
    if (found.length > 0) setPlaces(found);
  }, [prose]);
  useLayoutEffect(() => {
    places
      .find(({ hadFocus }) => hadFocus)
      ?.element.querySelector('a')
      ?.focus();
  }, [places]);
  return places;
}

function toPlace(element: Element): TermPlace {
  return {
    element,
    slug: element.getAttribute('data-term') ?? '',
    words: element.textContent ?? '',
    hadFocus: element.contains(document.activeElement),
  };
}
