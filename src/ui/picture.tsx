export interface PictureProps {
  picture: { src: string; alt: string; width: number; height: number; drawing: boolean };
  className?: string | undefined;
  /** The picture repeats what stands beside it: screen readers pass it over. */
  decorative?: boolean | undefined;
}

/**
 * A picture of an entry. A drawing is referenced, not inlined: it stays one cached file, and still
 * takes colours and fonts from the page around it, as an `<img>` could not.
 */
export function Picture({ picture, className, decorative = false }: PictureProps) {
  const { src, alt, width, height, drawing } = picture;
  if (!drawing) {
    const words = decorative ? '' : alt;
    const size = { width, height, loading: 'lazy' as const, decoding: 'async' as const };
    return <img src={src} alt={words} className={className} {...size} />;
  }
  const field = `0 0 ${width} ${height}`;
  const use = <use href={`${src}#drawing`} />;
  if (decorative) {
    return (
      <svg viewBox={field} className={className} aria-hidden="true">
        {use}
      </svg>
    );
  }
  return (
    <svg viewBox={field} className={className} role="img" aria-label={alt}>
      {use}
    </svg>
  );
}
