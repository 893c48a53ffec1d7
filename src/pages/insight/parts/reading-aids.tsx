import { Button } from '../../../components/ui/button';
import { useCopy } from '../../../components/ui/use-copy';
import type { InsightPage } from '../page';

interface ReadingAidsProps {
  words: InsightPage['copy']['aids'];
}

/** A reading progress bar, and buttons to share the article and to scroll back up. */
export function ReadingAids({ words }: ReadingAidsProps) {
  return (
    <>
      <div
        className="reading-progress inset-x-0 top-16 z-20 h-[3px] origin-left bg-copper print:hidden"
        aria-hidden="true"
      />
      <CopyLink words={words} />
      {'share' in navigator && (
        <Button type="button" variant="small" label={words.share} onClick={share} />
      )}
      <Button type="button" variant="small" label={words.top} onClick={goUp} />
    </>
  );
}

function CopyLink({ words }: ReadingAidsProps) {
  const [state, copy] = useCopy(window.location.href);
  return (
    <>
      <Button type="button" variant="small" label={words.copy} onClick={copy} />
      <span role="status" className="empty:absolute">
        {state === 'copied' && words.copied}
      </span>
    </>
  );
}

/** Canceling the share dialog is not an error. */
function share() {
  const data = { title: document.title, url: window.location.href };
  navigator.share(data).catch(() => undefined);
}

function goUp() {
  const headline = document.querySelector<HTMLElement>('main h1');
  headline?.setAttribute('tabindex', '-1');
  headline?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
