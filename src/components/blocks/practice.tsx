import type { ReactNode } from 'react';
import type { Body } from '#site';
import { useSite } from '../ui/site-context';
import { MarginedText } from './margin';

interface PracticeProps extends Pick<Body, 'headings'> {
  /** Shown in the margin below the chapters, such as contacts. */
  next?: ReactNode;
  /** The prose. */
  children: ReactNode;
}

/** The prose of a page with its chapters in the margin, if there is room. */
export function Practice({ headings, next, children }: PracticeProps) {
  return (
    <MarginedText lookup={<Chapters headings={headings} />} next={next}>
      {children}
    </MarginedText>
  );
}

const CHAPTER = 2;

/** The chapters of a text as links, if there is a margin for them. */
function Chapters({ headings }: Pick<PracticeProps, 'headings'>) {
  const { labels } = useSite();
  const chapters = headings.filter(({ depth }) => depth === CHAPTER);
  if (chapters.length === 0) return null;
  return (
    <nav className="max-lg:hidden" aria-label={labels.contents}>
      <ul className="chapters">
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
