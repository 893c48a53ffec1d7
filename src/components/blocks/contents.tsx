import { useMemo } from 'react';
import type { Body } from '#site';
import { useSite } from '../ui/site-context.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** The chapters of a document, if it has any; the one being read is marked. */
export function Contents({ headings }: Pick<Body, 'headings'>) {
  const { labels } = useSite();
  const chapters = useMemo(() => headings.filter(({ depth }) => depth === 2), [headings]);
  const ids = useMemo(() => chapters.map(({ id }) => id), [chapters]);
  const current = useCurrentSection(ids);
  if (chapters.length === 0) return null;
  return (
    <nav aria-labelledby="ui:contents">
      <h2 className="label" id="ui:contents">
        {labels.contents}
      </h2>
      <ul className="chapters hair-l text-small/[1.4]">
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
