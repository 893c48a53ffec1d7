import { useEffect, useMemo, useState } from 'react';
import type { Body } from '#site';
import { useSite } from '../ui/site-context.tsx';

/** Sections that begin above a line one third down the window, however far, have been reached. */
const REACHED = { rootMargin: '1000000px 0px -66% 0px' };

const isChapter = ({ depth }: Body['headings'][number]) => depth === 2;

/** The chapters of a document, if it has any, behind its title, for phones, which have no margin. */
export function FoldedContents({ headings }: Pick<Body, 'headings'>) {
  const { labels } = useSite();
  const chapters = headings.filter(isChapter);
  if (chapters.length < 2) return null;
  return (
    <details className="hair-t hair-b lg:hidden print:hidden">
      <summary className="label py-3">{labels.contents}</summary>
      <ul className="pb-3">
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a className="block py-2 text-ink-2" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The chapters of a document, if it has any; the one being read is marked. */
export function Contents({ headings }: Pick<Body, 'headings'>) {
  const { labels } = useSite();
  const chapters = useMemo(() => headings.filter(isChapter), [headings]);
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

/**
 * The section that is being read: the last one reached; undefined above the first.
 * @param ids those of the sections or of their headings, in order; the same array while they last
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) reached.add(target.id);
        else reached.delete(target.id);
      }
      setCurrent(ids.findLast((id) => reached.has(id)));
    }, REACHED);
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
