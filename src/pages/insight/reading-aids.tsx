import { Button } from '../../components/ui/button.tsx';
import { useCopy } from '../../components/ui/use-copy.ts';
import type { InsightPage } from './page.ts';
import stylesheet from './reading-aids.css?url';

interface ReadingAidsProps {
  copy: InsightPage['copy']['aids'];
}

/** A reading progress bar, and buttons to share the article and to scroll back up. */
export function ReadingAids({ copy }: ReadingAidsProps) {
  const address = window.location.href;
  const [state, copyText] = useCopy(address);
  const status = { ready: '', copied: copy.copied, refused: address };
  return (
    <>
      <link rel="stylesheet" href={stylesheet} />
      <div className="reading-progress print:hidden" aria-hidden="true" />
      <Button type="button" variant="small" label={copy.copy} onClick={copyText} />
      <span role="status" className="empty:absolute">
        {status[state]}
      </span>
      {'share' in navigator && (
        <Button type="button" variant="small" label={copy.share} onClick={share} />
      )}
      <Button type="button" variant="small" label={copy.top} onClick={goUp} />
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
