import { lazy, memo, Suspense } from 'react';
import type { ScreenCopy } from '../../collections/products/screen.ts';
import { noteLatePart } from '../../lib/late-parts.ts';

/** The id of the exercises, which are loaded when they come near. */
const ID = 'ui:exercises';
/** How near: most of a screen. */
const MARGIN = '800px';

/** Settles once prerendered exercises come near, and at once where there are none. */
function whenNear(): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(ID);
  if (place === null) return Promise.resolve();
  return new Promise((settle) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        settle();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
  });
}

const Exercises = lazy(async () => {
  await whenNear();
  const { Exercises } = await noteLatePart(import('./exercises.tsx'));
  return { default: Exercises };
});

/** The exercises of a screen: their tables at once, their scripts when a visitor comes near. */
export const ExercisesPart = memo(({ copy }: { copy: ScreenCopy }) => (
  <Suspense>
    <Exercises id={ID} copy={copy} />
  </Suspense>
));
