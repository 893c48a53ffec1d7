import { memo } from 'react';
import { toCurvePath, toPercent } from '../curve-path.ts';
import type { Recording, Trace } from './recording.ts';

interface RecordDrawingProps {
  recording: Recording;
  time: number;
  /** Where the cursor is, in percent. */
  x: number;
  picture: string;
}

/** A recording over the whole width of the page, with its cursor. */
export function RecordDrawing({ recording, time, x, picture }: RecordDrawingProps) {
  const known = recording.known?.(time);
  return (
    <svg className="recording" role="img" aria-label={picture}>
      <RecordGround recording={recording} isPartly={known !== undefined} />
      {known && (
        <>
          <clipPath id="ui:known">
            {known.map((span, index) => (
              <rect
                key={index}
                x={toPercent(span.x)}
                width={toPercent(span.width)}
                y="0"
                height="100%"
              />
            ))}
          </clipPath>
          <g clipPath="url(#ui:known)">
            <Traces traces={recording.traces} />
          </g>
        </>
      )}
      <line className="recording__cursor" x1={toPercent(x)} x2={toPercent(x)} y1="0" y2="100%" />
      {recording.traces.map(({ look, toY }) => {
        const y = toY(time);
        return (
          y !== undefined && (
            <circle
              key={look}
              className={`recording__dot recording__dot--${look}`}
              r={look === 'main' ? 6 : 4.5}
              cx={toPercent(x)}
              cy={toPercent(y)}
            />
          )
        );
      })}
    </svg>
  );
}

interface GroundProps {
  recording: Recording;
  /** The curves are drawn faintly, since what is known of them is drawn above. */
  isPartly: boolean;
}

const RecordGround = memo(({ recording, isPartly }: GroundProps) => (
  <>
    {recording.zones.map(({ x, width }) => (
      <rect
        key={x}
        className="recording__zone"
        x={toPercent(x)}
        width={toPercent(width)}
        y="0"
        height="100%"
      />
    ))}
    {recording.heights.map(({ at, text, isMinor }) => (
      <g key={at} className={isMinor ? 'chart__minor' : undefined}>
        <line
          className="recording__height"
          x1="0"
          x2="100%"
          y1={toPercent(at)}
          y2={toPercent(at)}
        />
        <text className="recording__height-text" y={toPercent(at)} dy="-6">
          {text}
        </text>
      </g>
    ))}
    <g className={isPartly ? 'recording__faint' : undefined}>
      <Traces traces={recording.traces} />
    </g>
    {recording.marks.map(({ x, text }) => (
      <g key={x}>
        <line className="recording__mark" x1={toPercent(x)} x2={toPercent(x)} y1="0" y2="100%" />
        {text !== undefined && (
          <text x={toPercent(x)} dx="8" y="16">
            {text}
          </text>
        )}
      </g>
    ))}
    {recording.lengths.map(({ x, width, text }) => (
      <g key={x} className="recording__length">
        <line x1={toPercent(x)} x2={toPercent(x + width)} y1="97%" y2="97%" />
        <text x={toPercent(x)} dx="6" y="97%" dy="-7">
          {text}
        </text>
      </g>
    ))}
  </>
));

const Traces = memo(({ traces }: { traces: readonly Trace[] }) => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    width="100%"
    height="100%"
    aria-hidden="true"
  >
    {traces.map(({ look, points }) => (
      <path
        key={look}
        className={`recording__trace recording__trace--${look}`}
        d={toCurvePath(points)}
      />
    ))}
  </svg>
));
