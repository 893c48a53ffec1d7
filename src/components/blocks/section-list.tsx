import { useEffect, useMemo, useRef } from 'react';
import { useSite } from '../ui/site-context.tsx';
import { useCurrentSection } from './contents.tsx';

interface SectionListProps {
  sections: { id: string; name: string }[];
}

/** The sections of the page: junctions on a conductor, of which that of the current one is filled. */
export function SectionList({ sections }: SectionListProps) {
  const { labels } = useSite();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    const item = current === undefined ? undefined : link?.parentElement;
    // On phones the list is wider than the window: the current junction follows the one before it.
    if (item) list.current?.scrollTo({ left: item.offsetLeft - item.offsetWidth / 2 });
  }, [current]);
  return (
    <nav className="section-list" aria-label={labels.contents}>
      <ol className="wrap" ref={list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
