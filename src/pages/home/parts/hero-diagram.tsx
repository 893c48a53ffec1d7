import { useRef } from 'react';
import { interpolate } from '#base/text';
import { useHydrated } from '../../../components/ui/hydration';
import { describeFault, type Fault, faultPhases } from '../../../lib/fault';
import type { HomePage } from '../page';
import { HeroFeeders, type HeroMarket, type HeroProduct, HeroProducts } from './hero-names';
import { useFault } from './use-fault';

type HeroCopy = HomePage['copy']['hero'];

const BUTTON = 'button button--secondary min-h-11';

interface HeroDiagramProps extends Pick<HomePage, 'diagram' | 'times'> {
  products: HeroProduct[];
  markets: HeroMarket[];
  copy: Pick<HeroCopy, 'status' | 'fault' | 'highlights'>;
}

/** Reasons, the annunciator and the one-line diagram; visitors can place a fault on its feeders. */
export function HeroDiagram({ products, markets, diagram, times, copy }: HeroDiagramProps) {
  const isLive = useHydrated();
  const { fault, place, repair } = useFault(times);
  const feeders = useRef<HTMLOListElement>(null);
  const { feeder } = fault;
  const clear = () => {
    // The button is removed, so its focus would be lost.
    feeders.current?.querySelectorAll('button')[feeder ?? 0]?.focus();
    repair();
  };
  return (
    <div className="hero__diagram" data-state={isLive ? describeFault(fault) : undefined}>
      <Highlights highlights={copy.highlights} />
      <div className="hero__status control hair-t flex flex-wrap">
        <p>
          <span className="led" />
          {copy.status.state}
        </p>
        <p>
          <span>
            <b className="headline">{copy.status.value}</b> {copy.status.label}
          </span>
        </p>
        <div className="row">
          <Outcome copy={copy.fault} fault={fault} names={markets.map(({ name }) => name)} />
          {feeder !== undefined && (
            <div className="row">
              <button type="button" className={BUTTON} onClick={() => place(feeder)}>
                {copy.fault.replay}
              </button>
              <button type="button" className={BUTTON} onClick={clear}>
                {copy.fault.repair}
              </button>
            </div>
          )}
        </div>
      </div>
      {/* Last, so that no text waits for it. */}
      <div className="hero__figure wired">
        <HeroProducts products={products} />
        <HeroFeeders
          markets={markets}
          count={times.length}
          press={copy.fault.press}
          isLive={isLive}
          list={feeders}
          onPress={place}
        />
        <Events copy={copy.fault} fault={fault} />
        <div aria-hidden="true">
          <span className="hero__bus wired" />
          <div dangerouslySetInnerHTML={{ __html: diagram }} />
        </div>
      </div>
    </div>
  );
}

interface FaultProps {
  copy: HeroCopy['fault'];
  fault: Fault;
}

/** The state of the feeders in words, for screen readers. */
function Outcome({ copy, fault: { feeder, phase }, names }: FaultProps & { names: string[] }) {
  const isLive = useHydrated();
  const { title, text } = copy.states[toState[phase]];
  const place = feeder ?? 0;
  const [from = 0, to = 0] = copy.feeders[place]?.units ?? [];
  const time = copy.feeders[place]?.times.at(-1) ?? 0;
  const fill = { feeder: names[place] ?? String(place + 1), from: `${from}`, to: `${to}` };
  return (
    <p role="status">
      <span className="led" />
      <span>
        <b className="headline">{title}</b>
        {isLive ? interpolate(text, { ...fill, time: (time / 1000).toFixed(1) }) : copy.still}
      </span>
    </p>
  );
}

/**
 * What is announced for each phase: the last two steps change nothing for the customers on the
 * cable.
 */
const toState = {
  energized: 'energized',
  fault: 'fault',
  tripped: 'fault',
  isolated: 'isolated',
  reclosed: 'isolated',
  restored: 'restored',
} as const;

/** The events since the fault; space for the following lines is reserved. */
function Events({ copy, fault: { feeder, phase } }: FaultProps) {
  if (feeder === undefined) return null;
  const { units, times = [], source = '' } = copy.feeders[feeder] ?? {};
  const [from = 0, to = 0, tie = 0] = units ?? [];
  const fill = { breaker: `QA${feeder + 1}`, from: `${from}`, to: `${to}`, tie: `${tie}` };
  return (
    <div className="hero__events">
      <p>{source}</p>
      <ol>
        {copy.events.map((line, step) => (
          <li key={line} className={step < faultPhases.indexOf(phase) ? undefined : 'invisible'}>
            <b>{((step === 0 ? 0 : (times[step - 1] ?? 0)) / 1000).toFixed(3)}</b>{' '}
            {interpolate(line, fill)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Highlights({ highlights }: { highlights: HeroCopy['highlights'] }) {
  return (
    <ul className="highlights line-t grid">
      {highlights.map(({ title, text }) => (
        <li key={title} className="flex items-baseline justify-between gap-4 py-4">
          <b className="name">{title}</b> <span className="mono">{text}</span>
        </li>
      ))}
    </ul>
  );
}
