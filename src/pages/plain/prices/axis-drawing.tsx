import type { Milestone } from './lanes.ts';

/** Where the conductor lies, the room above and below it, and how long a stem is. */
const ROOM = 116;
const STEM = 26;
const CONDUCTOR = ROOM + STEM;
const HEIGHT = 2 * CONDUCTOR;
const ABOVE = { y: 0, from: ROOM, to: CONDUCTOR };
const BELOW = { y: CONDUCTOR + STEM, from: CONDUCTOR, to: CONDUCTOR + STEM };

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

interface MilestonesProps {
  milestones: readonly Milestone[];
}

/** What happens after a question, as stations of a conductor; on wide screens, for sighted readers. */
export function AxisDrawing({ milestones }: MilestonesProps) {
  return (
    <div className="prices__axis">
      <svg width="100%" height={HEIGHT} aria-hidden="true">
        <line className="prices__conductor" x1="0" x2="100%" y1={CONDUCTOR} y2={CONDUCTOR} />
        {milestones.map(({ day, share, room, isAbove, isLeftward, ...words }) => {
          const side = isAbove ? ABOVE : BELOW;
          const x = percent(share);
          return (
            <g key={day}>
              <line className="prices__stem" x1={x} x2={x} y1={side.from} y2={side.to} />
              <circle cx={x} cy={CONDUCTOR} r="6" />
              <foreignObject
                x={percent(isLeftward ? share - room : share)}
                y={side.y}
                width={percent(room)}
                height={ROOM}
              >
                <MilestoneLabel
                  {...words}
                  className={`prices__station${isAbove ? ' prices__station--above' : ''}${isLeftward ? ' prices__station--leftward' : ''}`}
                />
              </foreignObject>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The same as a list: upright on narrower screens and on paper, and for screen readers. */
export function MilestoneList({ milestones }: MilestonesProps) {
  return (
    <ol className="prices__steps">
      {milestones.map(({ day, when, title, text }) => (
        <li key={day}>
          <MilestoneLabel when={when} title={title} text={text} className="prices__station" />
        </li>
      ))}
    </ol>
  );
}

interface MilestoneLabelProps extends Pick<Milestone, 'when' | 'title' | 'text'> {
  className: string;
}

/** What happens, and when. */
function MilestoneLabel({ when, title, text, className }: MilestoneLabelProps) {
  return (
    <div className={className}>
      <span className="type-mono text-copper">{when}</span>
      <b className="type-wide">{title}</b>
      {text !== undefined && <span className="prices__text">{text}</span>}
    </div>
  );
}
