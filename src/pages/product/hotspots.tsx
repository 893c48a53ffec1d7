import type { ProductPage } from './page.ts';

interface HotspotsProps {
  hotspots: ProductPage['hotspots'];
  /** The texts of all features, by number. */
  features: string[];
  /** The name of the group. */
  label: string;
}

/** A position in percent, so that the numbers keep their size on every screen. */
const toPercent = ({ x, y }: { x: number; y: number }) => ({ x: `${x}%`, y: `${y}%` });

/** The box of a caption: above its spot, or below it where the spot is near the upper edge. */
const toCaptionBox = ({ x, y }: { x: number; y: number }) => ({
  x: `${Math.min(Math.max(x, 25), 75) - 20}%`,
  y: `${y < 25 ? y + 3 : y - 18}%`,
  width: '40%',
  height: '15%',
});

/**
 * The numbers of features beside a portrait, each with a leader to the feature and a link to its
 * text.
 */
export function Hotspots({ hotspots, features, label }: HotspotsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn over a picture
    <svg
      className="hotspots absolute h-full w-full overflow-visible"
      textAnchor="middle"
      role="group"
      aria-label={label}
    >
      {hotspots.map(({ feature, number, ...position }) => {
        const [spot, center] = [toPercent(position), toPercent(number)];
        return (
          <a
            key={feature}
            className={`feature-${feature}`}
            href={`#ui:feature-${feature}`}
            aria-label={`${feature}: ${features[feature - 1] ?? ''}`}
          >
            <g stroke="var(--copper)" strokeWidth="1.5">
              <line strokeWidth="1.25" x1={spot.x} y1={spot.y} x2={center.x} y2={center.y} />
              <circle fill="var(--copper)" stroke="var(--bg)" r="4.5" cx={spot.x} cy={spot.y} />
              {/* What a finger presses. */}
              <circle fill="#0000" stroke="none" r="22" cx={center.x} cy={center.y} />
              <circle className="hotspots__ring" cx={center.x} cy={center.y} r="15" />
            </g>
            <text x={center.x} y={center.y} dy=".36em">
              {feature}
            </text>
            {/* What is there, beside the spot while its number is pointed at; the link says it. */}
            <foreignObject {...toCaptionBox(position)}>
              <div className="hotspots__caption">
                <span>{features[feature - 1]}</span>
              </div>
            </foreignObject>
          </a>
        );
      })}
    </svg>
  );
}
