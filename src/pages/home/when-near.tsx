import { type ReactNode, Suspense, use } from 'react';
import { waitUntilNear } from '../../components/ui/wait-until-near.ts';

/** The prerendered sections that have not come near the viewport yet. */
const waiting = new Map<string, { section: Element; approach: Promise<void> }>();

/** How near, above and below the window. */
const HALF_A_WINDOW = '50% 0px';

interface WhenNearProps {
  /** The id of the heading of the section. */
  id: string;
  children: ReactNode;
}

/**
 * A section whose script loads once its visitor comes near it: until then the prerendered HTML
 * stands. On a page reached by a link there is none, so nothing waits.
 */
export function WhenNear(props: WhenNearProps) {
  return (
    <Suspense>
      <Gate {...props} />
    </Suspense>
  );
}

function Gate({ id, children }: WhenNearProps) {
  const approach = import.meta.env.SSR ? undefined : findApproach(id);
  if (approach !== undefined) use(approach);
  return children;
}

function findApproach(id: string): Promise<void> | undefined {
  const known = waiting.get(id);
  if (known !== undefined) return known.section.isConnected ? known.approach : undefined;
  const section = document.getElementById(id)?.closest('section');
  if (!section) return undefined;
  const approach = waitUntilNear(section, HALF_A_WINDOW);
  waiting.set(id, { section, approach });
  return approach;
}
