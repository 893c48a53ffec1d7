import './tooltip.css';

import * as Tooltip from '@radix-ui/react-tooltip';
import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** How long a term is reached before its tooltip opens, in milliseconds. */
const DELAY = 700;

/** The props that Radix gives to the trigger of a tooltip. */
export type TriggerProps = ComponentProps<'a'>;

/** A term that has been hovered or focused. */
export interface ReachedTerm {
  link: HTMLAnchorElement;
  slug: string;
  /** When it was reached, in milliseconds of `performance.now()`. */
  since: number;
  /** Gives its link the props of a tooltip trigger. */
  setTrigger: (props: TriggerProps) => void;
}

interface TooltipsProps {
  /** What the terms of the page mean, by slug. */
  terms: Record<string, { definition: string }>;
  reached: ReachedTerm[];
}

/** The tooltips of all terms hovered or focused so far; they share their delays. */
export function Tooltips({ terms, reached }: TooltipsProps) {
  return (
    <Tooltip.Provider delayDuration={DELAY} skipDelayDuration={300}>
      {reached.map((term, index) => (
        <TermTooltip
          key={`${index} ${term.slug}`}
          term={term}
          definition={terms[term.slug]?.definition ?? ''}
        />
      ))}
    </Tooltip.Provider>
  );
}

function TermTooltip({ term, definition }: { term: ReachedTerm; definition: string }) {
  // The first delay started when the term was hovered or focused, however long loading took.
  const [delay, setDelay] = useState(() => Math.max(0, term.since + DELAY - performance.now()));
  return (
    <Tooltip.Root delayDuration={delay}>
      <Tooltip.Trigger asChild>
        <TermTrigger term={term} onReady={() => setDelay(DELAY)} />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={4} collisionPadding={16}>
          {definition}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

interface TermTriggerProps extends Omit<TriggerProps, 'onFocus' | 'onPointerMove'> {
  term: ReachedTerm;
  /** Called once the trigger has handled a hover or focus that came before it. */
  onReady: () => void;
  onFocus?: (event: Pick<Event, 'defaultPrevented'>) => void;
  onPointerMove?: (event: Pick<PointerEvent, 'defaultPrevented' | 'pointerType'>) => void;
}

/**
 * The trigger of a tooltip: the link of its term. The link was in the page before this loaded and
 * would lose focus if remounted, so it gets its props in place.
 */
function TermTrigger({ term, onReady, ...props }: TermTriggerProps) {
  const { link, setTrigger } = term;
  // Focus may scroll the link into view, and Radix closes open tooltips on scroll: wait one frame,
  // until that scroll is over.
  const onFocus: TermTriggerProps['onFocus'] = (event) => {
    requestAnimationFrame(() => link.matches(':focus') && props.onFocus?.(event));
  };
  const catchUp = useEffectEvent(() => {
    const event = { defaultPrevented: false, pointerType: 'mouse' };
    if (link.matches(':focus:not(:active)')) onFocus(event);
    else if (link.matches(':hover')) props.onPointerMove?.(event);
    onReady();
  });
  useLayoutEffect(() => setTrigger({ ...props, onFocus }));
  useEffect(() => catchUp(), []);
  return null;
}
