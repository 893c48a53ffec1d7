import { useEffect, useState } from 'react';

/** Sections that begin above a line one third down the window, however far, have been reached. */
const REACHED = { rootMargin: '1000000px 0px -66% 0px' };

/**
 * The section that is being read: the last one reached; undefined above the first.
 * @param ids those of the sections or of their headings, in order; the same array while they last
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) reached.add(target.id);
        else reached.delete(target.id);
      }
      setCurrent(ids.findLast((id) => reached.has(id)));
    }, REACHED);
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
