import './reading-aids.css';

import { useEffect, useRef } from 'react';
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
      <Progress />
      <CopyLink words={words} />
      {'share' in navigator && (
        <Button type="button" variant="small" label={words.share} onClick={share} />
      )}
      <Button type="button" variant="small" label={words.top} onClick={goUp} />
    </>
  );
}

function Progress() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      const article = bar.current?.closest('article');
      if (!article || !bar.current) return;
      const { top, height } = article.getBoundingClientRect();
      const read = -top / Math.max(1, height - window.innerHeight);
      bar.current.style.scale = `${Math.min(1, Math.max(0, read))} 1`;
    };
    show();
    window.addEventListener('scroll', show, { passive: true });
    return () => window.removeEventListener('scroll', show);
  }, []);
  return <div className="reading-progress print:hidden" ref={bar} aria-hidden="true" />;
}

function CopyLink({ words }: ReadingAidsProps) {
  const address = window.location.href;
  const [state, copy] = useCopy(address);
  return (
    <>
      <Button type="button" variant="small" label={words.copy} onClick={copy} />
      {state === 'refused' && (
        <input
          className="input reading-address"
          readOnly
          aria-label={words.address}
          value={address}
          ref={(input) => input?.select()}
        />
      )}
      <span role="status">{state === 'copied' && words.copied}</span>
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
