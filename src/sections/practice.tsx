import type { ReactNode } from 'react';

interface PracticeProps {
  /** The id of the heading above, which names the list of chapters. */
  labelledBy: string;
  headings: { id: string; text: string; depth: number }[];
  /** The prose. */
  children: ReactNode;
}

const CHAPTER = 2;

/** The prose of an entry, and beside it, where there is room, its chapters. */
export function Practice({ labelledBy, headings, children }: PracticeProps) {
  const chapters = headings.filter(({ depth }) => depth === CHAPTER);
  return (
    <div className="split">
      <nav className="aside max-lg:hidden lg:col-span-3" aria-labelledby={labelledBy}>
        <ul className="chapters">
          {chapters.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="lg:col-start-5 lg:col-end-13">{children}</div>
    </div>
  );
}
