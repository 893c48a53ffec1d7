import { useEffect, useState } from 'react';

interface ContentsHeading {
  id: string;
  text: string;
  depth: number;
}

interface ContentsProps {
  title: string;
  headings: ContentsHeading[];
}

const CHAPTER = 2;
/** A chapter is being read once its heading has reached the upper third of the window. */
const READING_ZONE = { rootMargin: '0px 0px -66% 0px' };

/** The chapters of a document; the one being read is marked. */
export function Contents({ title, headings }: ContentsProps) {
  const chapters = headings.filter(({ depth }) => depth === CHAPTER);
  const current = useCurrentHeading(headings);
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ul className="chapters">
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

function useCurrentHeading(headings: ContentsHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (seen) setCurrent(seen.target.id);
    }, READING_ZONE);
    for (const { id, depth } of headings) {
      const heading = depth === CHAPTER ? document.getElementById(id) : null;
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
