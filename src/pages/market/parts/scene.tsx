import { SiteLink } from '../../../components/ui/site-link';
import type { MarketPage } from '../page';
import type { LabeledPlace } from '../scene-labels';

/**
 * The scene of a market behind its opening. The drawing and its marks share one field, which fills
 * the window like `object-fit: cover`; marks keep their size at any window size.
 */
export function Scene({ scene }: { scene: NonNullable<MarketPage['scene']> }) {
  const { src, alt, width, height, marks } = scene;
  return (
    <div className="scene wired print:hidden">
      <div className="scene__field wired">
        <img {...{ src, width, height }} alt={alt} fetchPriority="high" decoding="async" />
        <svg width="100%" height="100%" role="presentation">
          {marks.map((mark) => (
            <MarkLink key={mark.path} mark={mark} />
          ))}
        </svg>
      </div>
    </div>
  );
}

function MarkLink({ mark }: { mark: LabeledPlace }) {
  const { name, path, x, y, label, fitsPhone } = mark;
  const { left, top, width, height } = label;
  const [middle, center] = [left + width / 2, top + height / 2];
  return (
    <SiteLink to={path} aria-label={name} className={fitsPhone ? 'mark' : 'mark mark--wide'}>
      {/* A nested SVG can be positioned in percent of the outer one; a `transform` cannot. */}
      <svg x={`${x}%`} y={`${y}%`} overflow="visible" role="presentation">
        <path
          className="mark__target"
          d={`M-22-22h44v44h-44zM${left} ${top}h${width}v${height}h-${width}z`}
        />
        <path className="mark__leader" d={`M0 0L${left < 0 ? left + width : left} ${center}`} />
        <circle className="mark__ring" r="9" />
        <circle className="mark__dot" r="4" />
        <rect
          className="mark__plate"
          x={left}
          y={top + 5}
          width={width}
          height={height - 10}
          rx="2"
        />
        <text x={middle} y={center}>
          {name}
        </text>
      </svg>
    </SiteLink>
  );
}
