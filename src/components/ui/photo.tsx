interface Copies {
  base: string;
  formats: string[];
  widths: number[];
  colour?: string | undefined;
}

interface PhotoProps {
  photo: {
    src: string;
    width: number;
    height: number;
    copies: Copies;
    /** Of the photograph that takes its place where the page is dark. */
    night?: Copies | undefined;
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
const DARK = '(prefers-color-scheme: dark)';
const FIRST = { fetchPriority: 'high', decoding: 'async' } as const;
const LATER = { loading: 'lazy', decoding: 'async' } as const;

/**
 * A photograph, loaded in the width and the format that suit the browser. Until it is there, its
 * mean colour holds the place: as a shape of SVG, whose `fill` the policy of the site lets pass,
 * unlike a `style`, and which costs pages without photographs nothing, unlike classes of colours.
 */
export function Photo({ photo, alt, className, sizes, first }: PhotoProps) {
  const { src, width, height, copies, night } = photo;
  const { formats, colour } = copies;
  return (
    <span className={className === undefined ? PHOTO : `${PHOTO} ${className}`}>
      {colour !== undefined && (
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" fill={colour} aria-hidden="true">
          <circle r="9e9" />
        </svg>
      )}
      <picture>
        {night?.formats.map((format) => (
          <source key={`night ${format}`} media={DARK} {...toSource(night, format)} sizes={sizes} />
        ))}
        {formats.slice(0, -1).map((format) => (
          <source key={format} {...toSource(copies, format)} sizes={sizes} />
        ))}
        <img
          {...(first ? FIRST : LATER)}
          sizes={sizes}
          srcSet={toSet(copies, formats.at(-1))}
          src={src}
          alt={alt}
          width={width}
          height={height}
        />
      </picture>
    </span>
  );
}

function toSource(copies: Copies, format: string) {
  return { type: `image/${format}`, srcSet: toSet(copies, format) };
}

function toSet({ base, widths }: Copies, format: string | undefined): string {
  return widths.map((each) => `${base}-${each}.${format} ${each}w`).join();
}
