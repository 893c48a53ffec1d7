import { createElement, memo, useEffect, useRef, useState } from 'react';
import { isMotionWelcome } from '../../components/ui/motion.ts';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { interpolate } from '../../lib/text.ts';
import { toElement } from '../../mdx/prose.tsx';
import { clearFault, describeFault, type Fault, faultPhases, isOut, NO_FAULT } from './fault.ts';
import type { HomePage } from './page.ts';

type HeroCopy = HomePage['copy']['hero'];
type HeroMarket = HomePage['markets'][number];

const BUTTON = 'button button--secondary min-h-11';

interface HeroDiagramProps extends Pick<HomePage, 'diagram'> {
  products: Pick<HomePage['products'][number], 'icon' | 'name' | 'path'>[];
  markets: (Pick<HeroMarket, 'name' | 'path'> & { stats: Pick<HeroMarket['stats'], 'projects'> })[];
  copy: Pick<HeroCopy, 'status' | 'fault' | 'highlights'>;
}

/** Reasons, the annunciator and the one-line diagram; visitors can place a fault on its feeders. */
export function HeroDiagram({ products, markets, diagram, copy }: HeroDiagramProps) {
  const isHydrated = useHydrated();
  const { feeders } = copy.fault;
  const { fault, placeFault, repair } = useFault(feeders);
  const list = useRef<HTMLOListElement>(null);
  const { feeder } = fault;
  const names = feeders.map((_, index) => markets[index]?.name ?? String(index + 1));
  const details = { copy: copy.fault, fault, name: names[feeder ?? 0] ?? '' };
  const clear = () => {
    // The button is removed, so its focus would be lost.
    list.current?.querySelectorAll('button')[feeder ?? 0]?.focus();
    repair();
  };
  return (
    <div className="hero__diagram" data-state={isHydrated ? describeFault(fault) : undefined}>
      <ul className="highlights line-t grid sm:order-2">
        {copy.highlights.map(({ title, text }) => (
          <li
            key={title}
            className="not-first:hair-t flex content-start items-baseline justify-between gap-4 py-4"
          >
            <b className="name">{title}</b> <span className="mono">{text}</span>
          </li>
        ))}
      </ul>
      <div className="hero__status control hair-t flex flex-wrap">
        <p className="label">
          <span className="led" />
          {isOut(fault) ? copy.status.outage : copy.status.state}
        </p>
        <p className="label hair-l">
          <span>
            <b className="headline text-[1.75rem]">{copy.status.value}</b> {copy.status.label}
          </span>
        </p>
        <div className="row">
          <FaultStatus {...details} />
          {feeder !== undefined && (
            <div className="row">
              <button type="button" className={BUTTON} onClick={() => placeFault(feeder)}>
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
      <div className="hero__figure wired flex flex-col">
        <Products products={products} />
        <ol className="hero__feeders" ref={list}>
          {names.map((name, index) => (
            <li key={name} className="relative">
              {isHydrated && (
                <button
                  type="button"
                  className="rounded-sheet"
                  aria-label={interpolate(copy.fault.press, { feeder: name })}
                  onClick={() => placeFault(index)}
                />
              )}
              <MarketLink market={markets[index]} />
            </li>
          ))}
        </ol>
        {feeder !== undefined && <FaultEvents {...details} />}
        <div aria-hidden="true">
          <span className="hero__bus wired absolute" />
          <Diagram diagram={diagram} />
        </div>
      </div>
    </div>
  );
}

/** The drawings stay as they are: styles show the state of the feeders. */
const Diagram = memo(({ diagram }: Pick<HeroDiagramProps, 'diagram'>) =>
  createElement('div', null, ...diagram.map(toElement)),
);

/** The names of products, each at the first symbol that represents it. */
function Products({ products }: Pick<HeroDiagramProps, 'products'>) {
  const icons = products.map(({ icon }) => icon);
  const withSymbol = products.filter(
    ({ icon }, placeFault) => icon && icons.indexOf(icon) === placeFault,
  );
  return (
    <ul className="hero__products">
      {withSymbol.map(({ icon, name, path }) => (
        <li key={path} className={`hero__${icon}`}>
          <SiteLink to={path} className="block truncate px-2 py-3">
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function MarketLink({ market }: { market: HeroDiagramProps['markets'][number] | undefined }) {
  if (market === undefined) return null;
  const { projects } = market.stats;
  return (
    <SiteLink to={market.path}>
      <b className="block font-regular">{market.name}</b>{' '}
      <span>
        {projects.value} {projects.label}
      </span>
    </SiteLink>
  );
}

interface FaultProps {
  copy: HeroCopy['fault'];
  fault: Fault;
  /** The name of its feeder. */
  name: string;
}

/** A text about a fault, with what it says about its feeder filled in. */
function fill(text: string, { copy: { feeders }, fault: { feeder = 0 }, name }: FaultProps) {
  const { units = [], times = [] } = feeders[feeder] ?? {};
  const [from = '', to = '', openPoint = ''] = units.map(String);
  const time = ((times.at(-1) ?? 0) / 1000).toFixed(1);
  return interpolate(text, { feeder: name, breaker: `QA${feeder + 1}`, from, to, openPoint, time });
}

/**
 * The state of the feeders in words, announced when it changes. What visitors can do without a
 * fault is not part of it: that text changes when the page is hydrated.
 */
function FaultStatus(props: FaultProps) {
  const isHydrated = useHydrated();
  const { title, text } = props.copy.states[toState[props.fault.phase]];
  const isFaulty = props.fault.feeder !== undefined;
  return (
    <p className="label">
      <span className="led" />
      <span>
        <span role="status">
          <b className="headline block">{title}</b>
          {isFaulty && fill(text, props)}
        </span>
        {!isFaulty &&
          (isHydrated ? (
            <Hint text={fill(text, props)} still={props.copy.still} />
          ) : (
            props.copy.still
          ))}
      </span>
    </p>
  );
}

/** What visitors can do without a fault; on paper, what they see there. */
function Hint({ text, still }: { text: string } & Pick<HeroCopy['fault'], 'still'>) {
  return (
    <>
      <span className="print:hidden">{text}</span>
      <span className="not-print:hidden">{still}</span>
    </>
  );
}

/** What is announced for each phase: the last two change nothing for customers on the cable. */
const toState = {
  energized: 'energized',
  fault: 'fault',
  tripped: 'fault',
  isolated: 'isolated',
  reclosed: 'isolated',
  restored: 'restored',
} as const;

/** The events since the fault; space for the following lines is reserved. */
function FaultEvents(props: FaultProps) {
  const { feeder = 0, phase } = props.fault;
  const { times = [], source } = props.copy.feeders[feeder] ?? {};
  return (
    <div className="hero__events">
      <p>{source}</p>
      <ol>
        {props.copy.events.map((line, step) => (
          <li key={line} className={step < faultPhases.indexOf(phase) ? undefined : 'invisible'}>
            <b className="font-regular">{(([0, ...times][step] ?? 0) / 1000).toFixed(3)}</b>{' '}
            {fill(line, props)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How much slower than a real ring it is, so that visitors can follow; under five seconds in all. */
const SLOWER = 2.5;

/** A fault placed by the visitor and cleared in the times of its feeder. */
function useFault(feeders: HeroCopy['fault']['feeders']) {
  const [fault, setFault] = useState(NO_FAULT);
  useEffect(() => {
    const { feeder, phase } = fault;
    if (feeder === undefined) return;
    const step = faultPhases.indexOf(phase) - 1;
    const [now = 0, then] = [0, ...(feeders[feeder]?.times ?? [])].slice(step);
    if (then === undefined) return;
    const timer = setTimeout(() => setFault(clearFault), (then - now) * SLOWER);
    return () => clearTimeout(timer);
  }, [fault, feeders]);
  const placeFault = (feeder: number) =>
    setFault({ feeder, phase: isMotionWelcome() ? 'fault' : 'restored' });
  return { fault, placeFault: placeFault, repair: () => setFault(NO_FAULT) };
}
