import { interpolate } from '../../../lib/text.ts';
import type { PricesCopy } from './copy.ts';
import { type TimeAxis, toAxisShare } from './lanes.ts';

interface AxisDrawingProps {
  copy: PricesCopy;
  axis: TimeAxis;
  /** The figures of the register that its words name. */
  figures: Record<string, string>;
}

/** Where the conductor lies, and the words above and below it. */
const CONDUCTOR = 66;
const ABOVE = { when: 14, title: 34, from: 42, to: CONDUCTOR };
const BELOW = { when: 104, title: 124, from: CONDUCTOR, to: 90 };
const HEIGHT = 136;
/** From here on there is more room to the left of a station than to the right. */
const LEFTWARD = 0.75;

/** What happens after a question, as stations of a conductor; phones have it below each bar. */
export function AxisDrawing({ copy, axis, figures }: AxisDrawingProps) {
  return (
    <svg className="prices__axis" width="100%" height={HEIGHT} role="img" aria-label={copy.picture}>
      <line className="prices__conductor" x1="0" x2="100%" y1={CONDUCTOR} y2={CONDUCTOR} />
      {copy.milestones.map(({ day, when, title }, index) => {
        const share = toAxisShare(day, axis);
        const x = `${Math.round(share * 1e4) / 100}%`;
        const side = index % 2 === 0 ? BELOW : ABOVE;
        const anchor = share > LEFTWARD ? 'end' : 'start';
        return (
          <g key={day}>
            <line className="prices__stem" x1={x} x2={x} y1={side.from} y2={side.to} />
            <circle cx={x} cy={CONDUCTOR} r="6" />
            <text className="prices__when" x={x} y={side.when} textAnchor={anchor}>
              {interpolate(when, figures)}
            </text>
            <text className="prices__title" x={x} y={side.title} textAnchor={anchor}>
              {title}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
