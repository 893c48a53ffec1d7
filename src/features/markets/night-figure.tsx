import type { Night } from '../../collections/markets/night.ts';
import stylesheet from './night-chart.css?url';
import { NightChart, NightHours, NightRows } from './night-chart.tsx';

/** The levels named at the right edge, in percent of full height. */
const LEVELS = [100, 50, 0];

/** One night as a figure: the same series as on the rail of its market, with its levels. */
export function NightFigure({ night }: { night: Night }) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <div className="night-figure">
        <NightRows night={night} />
        <div className="night-figure__field">
          <NightChart night={night}>
            {night.before !== undefined && (
              <>
                <line className="night-chart__before" x1="0" x2="100%" y1="0" y2="0" />
                <text className="night-chart__label" x="100%" y="0" dy="-.6em" textAnchor="end">
                  {night.before}
                </text>
              </>
            )}
          </NightChart>
        </div>
        <svg className="night-figure__levels" width="100%" height="100%" aria-hidden="true">
          {LEVELS.map((level) => (
            <text key={level} x="0" y={`${100 - level}%`} dy=".36em">{`${level}%`}</text>
          ))}
        </svg>
        <div className="night-figure__hours">
          <NightHours />
        </div>
      </div>
    </>
  );
}
