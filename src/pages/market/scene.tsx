import type { ReactNode } from 'react';
import { SiteLink } from '../../components/ui/site-link.tsx';
import type { MarketPage } from './page.ts';
import type { LabeledMark } from './scene-labels.ts';

interface SceneProps {
  scene: NonNullable<MarketPage['scene']>;
  /** It is drawn as by night, in either scheme. */
  dark?: boolean;
  /** What lies between the picture and its marks. */
  children?: ReactNode;
  /** The products that act now, by their slugs. */
  acts?: readonly string[] | undefined;
}

/**
 * The scene of a market behind its opening. The drawing and its marks share one field, which fills
 * the window like `object-fit: cover`; marks keep their size at any window size.
 */
export function Scene({ scene, dark, acts = [], children }: SceneProps) {
  const { src, alt, width, height, marks } = scene;
  return (
    <div className="scene wired print:hidden">
      <div className="scene__field wired">
        <img
          src={dark ? `${src}#night` : src}
          width={width}
          height={height}
          alt={alt}
          fetchPriority="high"
          decoding="async"
        />
        {children}
        <svg width="100%" height="100%" role="presentation">
          {marks.map((mark) => (
            <MarkLink key={mark.path} mark={mark} acts={acts.includes(mark.product)} />
          ))}
        </svg>
      </div>
    </div>
  );
}

interface MarkLinkProps {
  mark: LabeledMark;
  /** Whether its product does something now. */
  acts: boolean;
}

function MarkLink({ mark, acts }: MarkLinkProps) {
  const { name, path, x, y, label, fitsPhone } = mark;
  const { left, top, width, height } = label;
  const [middle, center] = [left + width / 2, top + height / 2];
  const plate = { x: left, y: top + 5, width, height: height - 10 };
  const classes = ['mark', acts && 'mark--acts', !fitsPhone && 'max-sm:hidden'];
  return (
    <SiteLink to={path} aria-label={name} className={classes.filter(Boolean).join(' ')}>
      {/* A nested SVG can be positioned in percent of the outer one; a `transform` cannot. */}
      <svg x={`${x}%`} y={`${y}%`} overflow="visible" fill="var(--ink)" role="presentation">
        <path fill="#0000" d={`M-22-22h44v44h-44zM${left} ${top}h${width}v${height}h-${width}z`} />
        <g fill="var(--bg)" stroke="var(--ink)" strokeWidth="1.25">
          <path d={`M0 0L${left < 0 ? left + width : left} ${center}`} />
          <circle className="mark__ring" fillOpacity="0.6" r="9" />
          <circle fill="var(--lamp)" stroke="none" r="4" />
          <rect className="mark__plate" {...plate} rx="2" />
        </g>
        <text x={middle} y={center}>
          {name}
        </text>
      </svg>
    </SiteLink>
  );
}
