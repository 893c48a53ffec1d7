import './tooltip.css';

import * as Tooltip from '@radix-ui/react-tooltip';
import { useState } from 'react';

import { ExistingTrigger } from './existing-trigger';

const OFFSET = 4;
const DELAY = 700;
const SKIP_DELAY = 300;

/** A term whose tooltip is wanted. */
export interface WantedTerm {
  /** Its link to the glossary; the anchor is the term's slug. */
  element: HTMLAnchorElement;
  /** When it was reached, in milliseconds of `performance.now()`. */
  since: number;
}

export interface TooltipsProps {
  /** What the terms of the page mean, by slug. */
  terms: Record<string, { definition: string }>;
  wanted: WantedTerm[];
}

/** The tooltips of links that stand in the page already; they share their delays. */
export function Tooltips({ terms, wanted }: TooltipsProps) {
  return (
    <Tooltip.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {wanted.map(({ element, since }, index) => (
        <TermTooltip
          key={`${index} ${element.hash}`}
          {...{ element, since }}
          definition={terms[element.hash.slice(1)]?.definition ?? ''}
        />
      ))}
    </Tooltip.Provider>
  );
}

function TermTooltip({ element, since, definition }: WantedTerm & { definition: string }) {
  // The first delay began when the term was reached, however long this took to load.
  const [delay, setDelay] = useState(() => Math.max(0, since + DELAY - performance.now()));
  return (
    <Tooltip.Root delayDuration={delay}>
      <Tooltip.Trigger asChild>
        <ExistingTrigger element={element} onReady={() => setDelay(DELAY)} />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={OFFSET} collisionPadding={16}>
          {definition}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
