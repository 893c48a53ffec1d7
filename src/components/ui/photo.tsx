interface Copies {
  base: string;
  widths: number[];
  colour?: string | undefined;
}

interface PhotoProps {
  photo: {
    src: string;
    width: number;
    height: number;
    copies: Copies;
    /** The photograph that takes its place where the page is dark. */
    night?: { src: string; copies: Copies } | undefined;
  };
  /** The words for people who cannot see it. */
  alt: string;
  className?: string | undefined;
  /** How wide it stands on the page, as the attribute `sizes` says it. */
  sizes: string;
  /** It is the largest picture of the first screen: it is loaded at once, and before others. */
  first: boolean;
}

const PHOTO = 'photo grid';
const AVIF = { type: 'image/avif' };
const DARK = '(prefers-color-scheme: dark)';
const FIRST = { fetchPriority: 'high', decoding: 'sync' } as const;
const LATER = { loading: 'lazy', decoding: 'async' } as const;

/**
 * A photograph, as AVIF in the width that suits, or as one WebP where the browser is too old. Until it is there, its
 * mean colour holds the place: as a shape of SVG, whose `fill` the policy of the site lets pass,
 * unlike a `style`, and which costs pages without photographs nothing, unlike classes of colours.
 */
export function Photo({ photo, alt, className, sizes, first }: PhotoProps) {
  const { src, width, height, copies, night } = photo;
  const { colour } = copies;
  return (
    <span className={className === undefined ? PHOTO : `${PHOTO} ${className}`}>
      {colour !== undefined && (
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" fill={colour} aria-hidden="true">
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
