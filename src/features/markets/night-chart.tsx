import type { ReactNode } from 'react';
import type { Night } from '../../collections/markets/night.ts';
import { NIGHT, toClock, toMinute } from '../../lib/night-times.ts';
import { drawLine } from './night.ts';

/** Hours are marked every two, and a phone shows every second of these. */
const HOURS = [0, 120, 240, 360, 480, 600, 720];

/** The position of a minute along the rail. */
export const toPercent = (minute: number) => `${Math.round((minute / NIGHT) * 1e4) / 100}%`;

/** Where the rows of a chart stand: from its upper to its lower edge, in percent. */
const ROWS = { top: 8, room: 92, share: 0.6 };

interface NightChartProps {
  night: Pick<Night, 'tracks' | 'moments' | 'row' | 'sketch'>;
  /** Drawn over the chart, at positions in percent of it. */
  children?: ReactNode;
}

/**
 * The rows of a night and its series behind them. It has no view box, so that its lines and letters
 * keep their size at any width.
 */
export function NightChart({ night, children }: NightChartProps) {
  const { tracks, moments, sketch } = night;
  const line = drawLine(night);
  const pitch = ROWS.room / Math.max(1, tracks.length);
  return (
    <svg className="night-chart" width="100%" height="100%" aria-hidden="true">
      {/* A nested drawing may be stretched, unlike its neighbors. */}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        role="presentation"
      >
        <path className="night-chart__area" d={`${line}V100H0z`} />
        <path className={sketch ? 'night-chart__sketch' : 'night-chart__line'} d={line} />
      </svg>
      {HOURS.map((minute) => (
        <line
          key={minute}
          className="night-chart__tick"
          x1={toPercent(minute)}
          x2={toPercent(minute)}
          y1="0"
          y2="100%"
        />
      ))}
      {tracks.flatMap(({ name, spans }, row) =>
        spans.map(({ from, to, outline }) => {
          const [start, end] = [toMinute(from), toMinute(to)];
          return (
            <rect
              key={`${name}${from}${to}`}
              className={outline ? 'night-chart__outline' : 'night-chart__span'}
              x={toPercent(start)}
              width={toPercent(end - start)}
              y={`${ROWS.top + row * pitch}%`}
              height={`${pitch * ROWS.share}%`}
            />
          );
        }),
      )}
      {moments.map(
        ({ at, event }) =>
          event && (
            <line
              key={at}
              className="night-chart__event"
              x1={toPercent(toMinute(at))}
              x2={toPercent(toMinute(at))}
              y1="0"
              y2="100%"
            />
          ),
      )}
      {children}
    </svg>
  );
}

/** The names of the rows, left of the chart. */
export function NightRows({ night }: Pick<NightChartProps, 'night'>) {
  const names = night.tracks.length > 0 ? night.tracks.map(({ name }) => name) : [night.row ?? ''];
  return (
    <ol className="night-rows" aria-hidden="true">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  );
}

/** The hours below the chart. */
export function NightHours() {
  return (
    <svg className="night-hours" width="100%" height="100%" aria-hidden="true">
      {HOURS.map((minute) => (
        <text
          key={minute}
          x={toPercent(minute)}
          y="1em"
          textAnchor={minute === 0 ? 'start' : minute === NIGHT ? 'end' : 'middle'}
        >
          {toClock(minute)}
        </text>
      ))}
    </svg>
  );
}
