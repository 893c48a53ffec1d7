import type { Mark, Spot } from '../../../drawings/marks';

interface HotspotsProps {
  /** The name of the group, for screen readers. */
  label: string;
  marks: Mark<Spot & { feature: number }>[];
  features: string[];
}

/**
 * The numbers of features beside the portrait of a product, each with a leader to where the feature is
 * to be seen, and a link to its words. Places are in percent and sizes in pixels, so that a number can
 * be read and pressed on every screen.
 */
export function Hotspots({ label, marks, features }: HotspotsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn over a picture
    <svg className="hotspots" role="group" aria-label={label}>
      {marks.map(({ feature, x, y, number }) => (
        <a
          key={feature}
          href={`#feature-${feature}`}
          aria-label={`${feature}: ${features[feature - 1]}`}
        >
          <line x1={`${x}%`} y1={`${y}%`} x2={`${number.x}%`} y2={`${number.y}%`} />
          <circle {...toCentre({ x, y })} r="4.5" />
          <circle className="hotspots__target" {...toCentre(number)} r="22" />
          <circle className="hotspots__ring" {...toCentre(number)} r="15" />
          <text x={`${number.x}%`} y={`${number.y}%`} dy=".36em">
            {feature}
          </text>
        </a>
      ))}
    </svg>
  );
}

function toCentre({ x, y }: Spot) {
  return { cx: `${x}%`, cy: `${y}%` };
}
