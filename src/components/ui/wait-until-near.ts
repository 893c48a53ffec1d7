/**
 * Settles once a prerendered part of the page comes near the window, or the address leads to a
 * place of the page: React would remove HTML that an update meets before it is hydrated.
 * @param margin how near, as `rootMargin` of an IntersectionObserver has it
 */
export function waitUntilNear(part: Element, margin: string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) end();
      },
      { rootMargin: margin },
    );
    observer.observe(part);
    // Before those who tell the router: what loads now, it waits for (see `history-entries.ts`).
    for (const type of ['popstate', 'hashchange']) {
      addEventListener(type, end, { capture: true, once: true });
    }
  });
}
