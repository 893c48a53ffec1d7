import { type ComponentType, useEffect, useState } from 'react';
import { SilentErrorBoundary } from '../../../components/ui/silent-error-boundary';
import { SiteLink } from '../../../components/ui/site-link';
import type { InsightPage } from '../page';
import type { ReadingAidsProps } from './reading-aids';

interface ArticleEndProps {
  words: Pick<InsightPage['copy'], 'aids' | 'neighbors'>;
  /** The addresses of the articles before and after this one. */
  newer: string | null;
  older: string | null;
}

/** The end of an article: its neighbors and, once the reader scrolls, the reading aids. */
export function ArticleEnd({ words, newer, older }: ArticleEndProps) {
  const Aids = useReadingAids();
  const { neighbors, aids } = words;
  return (
    <div className="row mt-6">
      {newer !== null && (
        <SiteLink className="button button--text" to={newer} rel="prev">
          <span>{neighbors.newer}</span>
        </SiteLink>
      )}
      {older !== null && (
        <SiteLink className="button button--text" to={older} rel="next">
          <span>{neighbors.older}</span>
        </SiteLink>
      )}
      {Aids && (
        <SilentErrorBoundary>
          <Aids words={aids} />
        </SilentErrorBoundary>
      )}
    </div>
  );
}

/** The aids, loaded when the reader first scrolls; they are extras, so failing to load is no error. */
function useReadingAids(): ComponentType<ReadingAidsProps> | undefined {
  const [Aids, setAids] = useState<ComponentType<ReadingAidsProps>>();
  useEffect(() => {
    const load = () =>
      import('./reading-aids').then(
        ({ ReadingAids }) => setAids(() => ReadingAids),
        () => undefined,
      );
    window.addEventListener('scroll', load, { once: true, passive: true });
    return () => window.removeEventListener('scroll', load);
  }, []);
  return Aids;
}
