const WELCOME = '(prefers-reduced-motion: no-preference)';

/** Whether the visitor's device lets things move; never while a page is prerendered. */
export function isMotionWelcome(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(WELCOME).matches;
}
