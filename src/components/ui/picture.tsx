import type { DayNightPictures, Picture as PictureData, Renditions } from '#site';

export interface PictureProps {
  picture: PictureData;
  /** A photograph that replaces it in the dark scheme. */
  night?: PictureData | undefined;
  className?: string | undefined;
  /** The picture repeats what is beside it: screen readers skip it. */
  decorative?: boolean | undefined;
  /** The width of a photograph, as a value for `sizes`; by default half the page. */
  sizes?: string | undefined;
  /** It is the largest picture of the first screen: a photograph gets high priority. */
  first?: boolean | undefined;
}

interface PortraitProps extends Pick<PictureProps, 'className' | 'sizes'> {
  portrait: DayNightPictures | undefined;
}

/** The portrait of a product, if it has one, by day or by night, beside the name that says what it shows. */
export function Portrait({ portrait, ...props }: PortraitProps) {
  return (
    portrait && <Picture picture={portrait.day} night={portrait.night} decorative {...props} />
  );
}

const HALF = '(min-width: 62em) 46vw, 92vw';
const PHOTO = 'photo grid';
const AVIF = { type: 'image/avif' };
const DARK = '(prefers-color-scheme: dark)';
const FIRST = { fetchPriority: 'high', decoding: 'sync' } as const;
const LATER = { loading: 'lazy', decoding: 'async' } as const;

/**
 * A picture of an entry. A drawing is referenced, not inlined: it stays one cached file but still
 * inherits colors and fonts from the page, as an `<img>` could not.
 */
export function Picture(props: PictureProps) {
  const { picture, className, decorative = false } = props;
  const { src, width, height, drawing, renditions } = picture;
  if (renditions !== undefined) return <Photo {...props} renditions={renditions} />;
  const size = { width, height };
  const alt = decorative ? '' : picture.alt;
  if (!drawing) return <img src={src} alt={alt} className={className} {...size} {...LATER} />;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      aria-hidden={decorative || undefined}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : alt}
    >
      {/* Without a size, that of the drawing's own root would count. */}
      <use href={`${src}#drawing`} {...size} />
    </svg>
  );
}

/**
 * A photograph, as AVIF in a suitable width, or as one WebP for older browsers. Until it loads, its
 * mean color fills the space. That color is the `fill` of an SVG shape, since the site's CSP blocks
 * a `style` attribute, and color classes would add weight to pages without photographs.
 */
function Photo({ renditions, ...props }: PictureProps & { renditions: Renditions }) {
  const { picture, night, className, decorative, sizes = HALF, first } = props;
  const { src, width, height } = picture;
  const image = { src, width, height };
  const alt = decorative ? '' : picture.alt;
  return (
    <span className={className === undefined ? PHOTO : `${PHOTO} ${className}`}>
      {renditions.color !== undefined && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          fill={renditions.color}
          aria-hidden="true"
        >
          <circle r="9e9" />
        </svg>
      )}
      <picture>
        {night?.renditions && (
          <>
            <source media={DARK} {...AVIF} srcSet={toSet(night.renditions)} sizes={sizes} />
            <source media={DARK} srcSet={night.src} />
          </>
        )}
        <source {...AVIF} srcSet={toSet(renditions)} sizes={sizes} />
        <img {...(first ? FIRST : LATER)} {...image} alt={alt} />
      </picture>
      {/* For paper, which is white: a browser that prints loads late pictures, but waits for no
          other source of one that is there. */}
      {night && <img {...LATER} {...image} alt={alt} />}
    </span>
  );
}

function toSet({ base, widths }: Renditions): string {
  return widths.map((each) => `${base}-${each}.avif ${each}w`).join();
}
