import { Button } from '../../components/ui/button.tsx';
import { useCopy } from '../../components/ui/use-copy.ts';
import type { InsightPage } from './page.ts';
import stylesheet from './reading-aids.css?url';

interface ReadingAidsProps {
  words: InsightPage['copy']['aids'];
}

/** A reading progress bar, and buttons to share the article and to scroll back up. */
export function ReadingAids({ words }: ReadingAidsProps) {
  const address = window.location.href;
  const [state, copy] = useCopy(address);
  const said = { ready: '', copied: words.copied, refused: address };
  return (
    <>
      <link rel="stylesheet" href={stylesheet} />
      <div className="reading-progress print:hidden" aria-hidden="true" />
      <Button type="button" variant="small" label={words.copy} onClick={copy} />
      <span role="status" className="empty:absolute">
        {said[state]}
      </span>
      {'share' in navigator && (
        <Button type="button" variant="small" label={words.share} onClick={share} />
      )}
      <Button type="button" variant="small" label={words.top} onClick={goUp} />
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
