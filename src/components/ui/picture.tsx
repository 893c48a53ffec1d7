import type { ComponentProps } from 'react';

import { Photo } from './photo';

export interface PictureProps {
  picture: {
    src: string;
    alt: string;
    width: number;
    height: number;
    drawing: boolean;
    copies?: ComponentProps<typeof Photo>['photo']['copies'] | undefined;
  };
  /** A photograph that takes its place where the page is dark. */
  night?: PictureProps['picture'] | undefined;
  className?: string | undefined;
  /** The picture repeats what stands beside it: screen readers pass it over. */
  decorative?: boolean | undefined;
  /** How wide a photograph stands here, as the attribute `sizes` says it; else as half of the page. */
  sizes?: string | undefined;
  /** It is the largest picture of the first screen: as a photograph it is loaded before others. */
  first?: boolean | undefined;
}

/** How a product looks: by day, where the page is light, and by night, where it is dark. */
export type Portrait = Record<'day' | 'night', PictureProps['picture']>;

const HALF = '(min-width: 62em) 46vw, 92vw';

/**
 * A picture of an entry. A drawing is referenced, not inlined: it stays one cached file, and still
 * takes colours and fonts from the page around it, as an `<img>` could not.
 */
export function Picture(props: PictureProps) {
  const { picture, night, className, decorative = false, sizes = HALF, first = false } = props;
  const { src, alt, width, height, drawing, copies } = picture;
  if (!drawing) {
    const words = decorative ? '' : alt;
    const size = { src, width, height };
    if (copies !== undefined) {
      const dark = night?.copies && { src: night.src, copies: night.copies };
      const photo = { ...size, copies, night: dark };
      return <Photo photo={photo} alt={words} {...{ className, sizes, first }} />;
    }
    return <img {...size} alt={words} className={className} loading="lazy" decoding="async" />;
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      aria-hidden={decorative || undefined}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : alt}
    >
      <use href={`${src}#drawing`} />
    </svg>
  );
}
