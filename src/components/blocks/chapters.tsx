interface ChaptersProps {
  /** Names the list for screen readers. */
  label: string;
  headings: { id: string; text: string; depth: number }[];
}

const CHAPTER = 2;

/** The chapters of a text as links, where there is a margin for them. */
export function Chapters({ label, headings }: ChaptersProps) {
  const chapters = headings.filter(({ depth }) => depth === CHAPTER);
  if (chapters.length === 0) return null;
  return (
    <nav className="max-lg:hidden" aria-label={label}>
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
