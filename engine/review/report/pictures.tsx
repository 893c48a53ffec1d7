import type { Figure } from '../photographs.ts';

/** A page before and after, side by side: on a phone, then on a desktop. */
export function Pictures({ figures, title }: { figures: readonly Figure[]; title: string }) {
  return figures.map((figure, index) => (
    // The pictures are static, so an index is a stable key.
    <div key={`${index}`} className={`pair pair--${figure.width}`}>
      <Picture figure={figure} side="before" title={title} />
      <Picture figure={figure} side="after" title={title} />
    </div>
  ));
}

interface PictureProps {
  figure: Figure;
  side: 'before' | 'after';
  title: string;
}

function Picture({ figure, side, title }: PictureProps) {
  const { width, height, isCut, marks } = figure;
  if (figure[side] === undefined) return null;
  const caption = `${side}, ${width} px${isCut ? ', its beginning' : ''}`;
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}, ${caption}`}>
        <image href={figure[side]} width={width} height={height} preserveAspectRatio="none" />
        {marks.map((mark) => (
          <rect key={`${mark.x} ${mark.y}`} {...mark} />
        ))}
      </svg>
    </figure>
  );
}
