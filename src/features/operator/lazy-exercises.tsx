import { lazy, memo, Suspense } from 'react';
import type { ScreenCopy } from '../../collections/products/screen.ts';
import { waitUntilNear } from '../../components/ui/wait-until-near.ts';
import { trackLazyImport } from '../../lib/lazy-imports.ts';

/** The id of the exercises, which are loaded when they come near. */
const ID = 'ui:exercises';
/** How near: most of a screen. */
const MARGIN = '800px';

const Exercises = lazy(async () => {
  const prerendered = typeof document === 'undefined' ? null : document.getElementById(ID);
  if (prerendered !== null) await waitUntilNear(prerendered, MARGIN);
  const { Exercises } = await trackLazyImport(import('./exercises.tsx'));
  return { default: Exercises };
});

/** The exercises of a screen: their tables at once, their scripts when a visitor comes near. */
export const LazyExercises = memo(({ copy }: { copy: ScreenCopy }) => (
  <Suspense>
    <Exercises id={ID} copy={copy} />
  </Suspense>
));
