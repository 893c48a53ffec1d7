import { Button } from '../../components/ui/button.tsx';
import stylesheet from './reading-aids.css?url';

/** A reading progress bar, and a button to scroll back up. */
export function ReadingAids({ top }: { top: string }) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <div className="reading-progress print:hidden" aria-hidden="true" />
      <Button type="button" variant="small" label={top} onClick={goUp} />
    </>
  );
}

function goUp() {
  const headline = document.querySelector<HTMLElement>('main h1');
  headline?.setAttribute('tabindex', '-1');
  headline?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
