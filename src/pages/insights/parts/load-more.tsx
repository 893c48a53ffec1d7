import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { ButtonLink } from '../../../components/ui/button';
import { SilentErrorBoundary } from '../../../components/ui/silent-error-boundary';
import { isPlainClick } from '../../../lib/clicks';
import type { InsightsPage } from '../page';

interface LoadMoreProps {
  /** The address of the next page. */
  to: string;
  label: string;
  words: InsightsPage['copy']['more'];
  /** Called once the data of that page has arrived. */
  onLoaded: () => void;
}

const load = () => import('./further-page');

/** Browsers cache a failed script import, so it is requested only when online. */
const FurtherPage = lazy(async () => {
  if (!navigator.onLine) await new Promise((go) => addEventListener('online', go, { once: true }));
  return { default: (await load()).FurtherPage };
});

function preload() {
  if (navigator.onLine) load().catch(() => undefined);
}

/** A link to the next page of a list that fetches it in place and shows its progress. */
export function LoadMore({ to, label, words, onLoaded }: LoadMoreProps) {
  const [asked, setAsked] = useState({ path: '', times: 0 });
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setAsked(({ times }) => ({ path: to, times: times + 1 }));
  };
  const finish = () => {
    setAsked({ path: '', times: 0 });
    onLoaded();
  };
  return (
    <>
      <ButtonLink
        variant="secondary"
        {...{ to, label }}
        onClick={press}
        onFocus={preload}
        onPointerEnter={preload}
      />
      <span role="status">
        {asked.path === to && (
          <SilentErrorBoundary onFailure={() => window.location.assign(to)}>
            <Suspense fallback={navigator.onLine ? words.loading : words.offline}>
              <FurtherPage key={asked.times} path={to} words={words} onLoaded={finish} />
            </Suspense>
          </SilentErrorBoundary>
        )}
      </span>
    </>
  );
}
