import type { Story } from '../../collections/stories/collection.ts';
import stylesheet from './phases.css?url';

type Phase = Story['timeline'][number];

interface PhasesProps extends Pick<Story, 'timeline' | 'timelineUnit'> {
  /** The meaning of the solid bars, and of the dashed ones. */
  bars: { project: string; open: string };
}

/** The length of an open end on the timeline, in months or weeks. */
const OPEN = 2;
const BAR = { stroke: 'var(--copper)' };
const OPEN_BAR = { stroke: 'var(--patina)', strokeDasharray: '5 3' };

/**
 * The phases of a project on one timeline of months or weeks, to scale: a bar from start to end of
 * each. A phase without numbers is text only.
 */
export function Phases({ timeline, timelineUnit = '', bars }: PhasesProps) {
  const placed = timeline.filter(({ from }) => from !== undefined);
  const hasOpenEnd = placed.some(({ to }) => to === undefined);
  // The last numbered month or week, and how many are drawn.
  const end = Math.max(0, ...placed.map(({ from = 1, to = from - 1 }) => to));
  const length = end + (hasOpenEnd ? OPEN : 0);
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <ol className="phases text-[1rem]/[1.4]">
        {length > 0 && <Scale unit={timelineUnit} end={end} length={length} />}
        {timeline.map((phase) => (
          <li key={phase.when + phase.what}>
            <div className="lg:py-3.5">
              <p>{phase.what}</p>
              <p className="mono">{phase.when}</p>
            </div>
            {phase.from !== undefined && <PhaseBar phase={phase} end={end} length={length} />}
          </li>
        ))}
      </ol>
      {hasOpenEnd && (
        <p className="meta mt-4" aria-hidden="true">
          <Key look={BAR} label={bars.project} />
          <Key look={OPEN_BAR} label={bars.open} />
        </p>
      )}
    </>
  );
}

function Key({ look, label }: { look: typeof BAR; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg width="24" height="10" aria-hidden="true">
        <path d="M0 5h24" strokeWidth="10" {...look} />
      </svg>
      {label}
    </span>
  );
}

/** The figures above the bars. */
function Scale({ unit, end, length }: { unit: string; end: number; length: number }) {
  const figures = Array.from({ length: end }, (_, index) => index + 1);
  return (
    <li className="mono" aria-hidden="true">
      <div className="lg:py-3.5">{unit}</div>
      <svg fill="var(--ink-3)" textAnchor="middle" aria-hidden="true">
        {figures.map((figure) => (
          <text key={figure} x={`${(100 * (figure - 0.5)) / length}%`} y="1.75rem">
            {figure}
          </text>
        ))}
      </svg>
    </li>
  );
}

/** One phase: the grid behind it, the end of the project, and its bar. */
function PhaseBar({ phase, end, length }: { phase: Phase; end: number; length: number }) {
  const { from = 1, to } = phase;
  const lines = Array.from({ length: length + 1 }, (_, index) => `M${index} 0v1`).join('');
  const look = to === undefined ? OPEN_BAR : BAR;
  return (
    <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={lines} stroke="var(--rule)" />
      <path d={`M${end} 0v1`} stroke="var(--patina)" strokeWidth="2" />
      <path d={`M${from - 1} .5H${to ?? length}`} strokeWidth="14" {...look} />
    </svg>
  );
}
