interface Copies {
  base: string;
  widths: number[];
  color?: string | undefined;
}

interface PhotoProps {
  photo: {
    src: string;
    width: number;
    height: number;
    copies: Copies;
    /** The photograph that replaces it in the dark scheme. */
    night?: { src: string; copies: Copies } | undefined;
  };
  /** The text for people who cannot see it. */
  alt: string;
  className?: string | undefined;
  /** Its width on the page, as a value for the `sizes` attribute. */
  sizes: string;
  /** It is the largest picture of the first screen: loaded eagerly, with high priority. */
  first: boolean;
}

const PHOTO = 'photo grid';
const AVIF = { type: 'image/avif' };
const DARK = '(prefers-color-scheme: dark)';
const FIRST = { fetchPriority: 'high', decoding: 'sync' } as const;
const LATER = { loading: 'lazy', decoding: 'async' } as const;

/**
 * A photograph, as AVIF in a suitable width, or as one WebP for older browsers. Until it loads, its
 * mean color fills the space. That color is the `fill` of an SVG shape, since the site's CSP blocks
 * a `style` attribute, and color classes would add weight to pages without photographs.
 */
export function Photo({ photo, alt, className, sizes, first }: PhotoProps) {
  const { src, width, height, copies, night } = photo;
  const { color } = copies;
  return (
    <span className={className === undefined ? PHOTO : `${PHOTO} ${className}`}>
      {color !== undefined && (
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" fill={color} aria-hidden="true">
          <circle r="9e9" />
        </svg>
      )}
      <picture>
        {night && (
          <>
            <source media={DARK} {...AVIF} srcSet={toSet(night.copies)} sizes={sizes} />
            <source media={DARK} srcSet={night.src} />
          </>
        )}
        <source {...AVIF} srcSet={toSet(copies)} sizes={sizes} />
        <img {...(first ? FIRST : LATER)} src={src} alt={alt} width={width} height={height} />
      </picture>
    </span>
  );
}

function toSet({ base, widths }: Copies): string {
  return widths.map((each) => `${base}-${each}.avif ${each}w`).join();
}
