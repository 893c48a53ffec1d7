import { useMemo } from 'react';
import { useSite } from '../ui/site-context.tsx';
import { useCurrentSection } from './use-current-section.ts';

interface SectionListProps {
  sections: { id: string; name: string }[];
}

/** The sections of the page: junctions on a conductor, of which that of the current one is filled. */
export function SectionList({ sections }: SectionListProps) {
  const { labels } = useSite();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  return (
    <nav className="section-list" aria-label={labels.contents}>
      <ol className="wrap">
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
