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
  /** A photograph that replaces it in the dark scheme. */
  night?: PictureProps['picture'] | undefined;
  className?: string | undefined;
  /** The picture repeats what is beside it: screen readers skip it. */
  decorative?: boolean | undefined;
  /**
   * The width of a photograph here, as a value for the `sizes` attribute; by default half the page.
   */
  sizes?: string | undefined;
  /**
   * It is the largest picture of the first screen: a photograph is then loaded with high priority.
   */
  first?: boolean | undefined;
}

/** How a product looks: by day for the light scheme, by night for the dark one. */
export type Portrait = Record<'day' | 'night', PictureProps['picture']>;

const HALF = '(min-width: 62em) 46vw, 92vw';

/**
 * A picture of an entry. A drawing is referenced, not inlined: it stays one cached file but still
 * inherits colors and fonts from the page, as an `<img>` could not.
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
