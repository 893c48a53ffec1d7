import type { ScreenCopy } from '../../collections/products/screen.ts';
import type { Device, DeviceKind } from '../../lib/switching.ts';
import { deviceKinds, energize, suppliesCable } from '../../lib/switching.ts';
import type { ScreenProps } from './command.tsx';
import { addCurrents } from './currents.ts';
import { nameDevice, nameFeeder } from './phrases.ts';

interface StationLineProps extends ScreenProps {
  onSelect: (device: Device) => void;
}

/** The one-line of a station: the three devices of each bay are buttons. */
export function StationLine({ copy, session, onSelect }: StationLineProps) {
  const { bays, selected } = session;
  const loads = bays.map((bay, index) => {
    const { load = 0, powerFactor = 1 } = copy.bays[index] ?? {};
    return { current: suppliesCable(bay) ? load : 0, powerFactor };
  });
  return (
    <section aria-label={copy.texts.line}>
      <Supply copy={copy} current={addCurrents(loads)} />
      <ol className="ops__bays">
        {bays.map((bay, index) => (
          <li key={nameFeeder(copy, index)} className="ops__bay wired">
            {deviceKinds.map((kind) => (
              <button
                key={kind}
                type="button"
                className={`ops__device ops__device--${bay[kind]}`}
                aria-pressed={selected?.bay === index && selected.kind === kind}
                onClick={() => onSelect({ bay: index, kind })}
              >
                <DeviceSymbol kind={kind} live={{ bus: true, ...energize(bay) }} />
                <b>{nameDevice(copy, { bay: index, kind })}</b>
                <span className="visually-hidden">
                  , {copy.devices[kind].name}, {copy.texts.positions[bay[kind]]}
                </span>
              </button>
            ))}
            <p className="pl-2 text-balance text-ink-3">
              {nameFeeder(copy, index)} {copy.bays[index]?.name}
              <b className="block font-regular text-ink">{loads[index]?.current} A</b>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The incoming line, and the transformer with its load. */
function Supply({ copy: { supply, transformer }, current }: { copy: ScreenCopy; current: number }) {
  const { name, rating, voltage } = transformer;
  const power = (current * voltage * Math.sqrt(3)) / 1000;
  return (
    <div className="flex items-center gap-3 text-ink-3 md:justify-center">
      <svg className="ops__transformer" viewBox="0 0 48 96" aria-hidden="true">
        <path stroke="var(--copper)" d="M24 0v20M24 76v20" />
        <circle cx="24" cy="38" r="18" />
        <circle cx="24" cy="58" r="18" />
      </svg>
      <p>
        {supply}
        <b className="block font-regular text-ink">
          {name} {rating} MVA
        </b>
        <b className="block font-regular text-ink">
          {power.toFixed(1)} MVA, {Math.round((power / rating) * 100)}%
        </b>
      </p>
    </div>
  );
}

/** The sections of a bay, by where voltage comes from or reaches. */
const sections = ['bus', 'breaker', 'cable'] as const;
type LineSection = (typeof sections)[number];

/** The conductors of a symbol by their sections, and what does not depend on voltage. */
type SymbolClasses = Partial<Record<LineSection | 'arrow', string>> &
  Record<'fixed' | 'blade', string>;

/** In a 72 by 72 field, with the conductor at x = 24. CSS rotates the blade about its pivot. */
const symbols: Record<DeviceKind, SymbolClasses> = {
  disconnector: {
    bus: 'M24 0v16',
    breaker: 'M24 52v20',
    fixed: 'M16 16h16',
    blade: 'M24 52V16',
  },
  breaker: {
    breaker: 'M24 0v16',
    cable: 'M24 52v20',
    fixed: 'M19 11l10 10M29 11l-10 10',
    blade: 'M24 52V16',
  },
  grounding: {
    cable: 'M24 0v5M24 19v53M24 30H54v4',
    arrow: 'M24 72l-6-11h12z',
    fixed: 'M24 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14M47 34h14M54 57v5M45 62h18M48 66h12M51 70h6',
    blade: 'M54 57V34',
  },
};

function DeviceSymbol({ kind, live }: { kind: DeviceKind; live: Record<LineSection, boolean> }) {
  const { arrow, fixed, blade, ...conductors } = symbols[kind];
  const colorOf = (section: LineSection) => (live[section] ? 'var(--copper)' : 'var(--dead)');
  return (
    <svg className={`ops__symbol ops__symbol--${kind}`} viewBox="0 0 72 72" aria-hidden="true">
      {sections.map(
        (section) =>
          conductors[section] && (
            <path
              key={section}
              d={conductors[section]}
              stroke={colorOf(section)}
              strokeDasharray={live[section] ? undefined : '4 4'}
            />
          ),
      )}
      {arrow && <path d={arrow} stroke={colorOf('cable')} fill={colorOf('cable')} />}
      <path d={fixed} />
      <path className="ops__blade" d={blade} />
    </svg>
  );
}
