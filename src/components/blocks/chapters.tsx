import { useSite } from '../ui/site-context';

interface ChaptersProps {
  headings: { id: string; text: string; depth: number }[];
}

const CHAPTER = 2;

/** The chapters of a text as links, where there is a margin for them. */
export function Chapters({ headings }: ChaptersProps) {
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
