const WELCOME = '(prefers-reduced-motion: no-preference)';

/** Whether the visitor's device allows motion; never during prerendering. */
export function isMotionWelcome(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(WELCOME).matches;
}
