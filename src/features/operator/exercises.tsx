import { useEffect, useRef, useState } from 'react';
import type { ScreenCopy } from '../../collections/products/screen.ts';
import type { ExercisesCopy } from '../../collections/products/switching-orders.ts';
import { ColumnHeads } from '../../components/blocks/column-heads.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { openSession, type SwitchingEvent } from '../../lib/switching.ts';
import {
  countFromZero,
  isReached,
  type StepResult,
  takeSteps,
  toStartBays,
} from '../../lib/switching-order.ts';
import { interpolate } from '../../lib/text.ts';
import { Command } from './command.tsx';
import stylesheet from './exercises.css?url';
import { nameDevice, nameFeeder, sayEvent, stampTime } from './phrases.ts';
import { StationLine } from './station-line.tsx';
import { useOperator } from './use-operator.ts';

type Order = ExercisesCopy['orders'][number];

interface ExercisesProps {
  id: string;
  copy: ScreenCopy;
}

/** Switching orders to carry out on the station of the screen, each with its solution. */
export function Exercises({ id, copy }: ExercisesProps) {
  const { exercises } = copy;
  const [begun, begin] = useState<{ order: number; round: number }>();
  const isLive = useHydrated();
  if (exercises === undefined) return null;
  return (
    <section className="orders" id={id} aria-labelledby={`${id}-title`}>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <h3 id={`${id}-title`}>{exercises.title}</h3>
      <p className="orders__lead">{exercises.lead}</p>
      <ol>
        {exercises.orders.map((order, index) => {
          const isBegun = begun?.order === index;
          return (
            <li key={order.title} className="orders__order">
              <h4>{order.title}</h4>
              <p>{order.task}</p>
              <div className="noscript:hidden print:hidden">
                <Button
                  type="button"
                  variant="secondary"
                  disabled={!isLive}
                  label={isBegun ? exercises.again : exercises.begin}
                  aria-label={`${isBegun ? exercises.again : exercises.begin}: ${order.title}`}
                  onClick={() => begin({ order: index, round: (begun?.round ?? 0) + 1 })}
                />
              </div>
              {isBegun && (
                <Desk key={begun.round} copy={copy} order={order} exercises={exercises} />
              )}
              <details className="orders__solution">
                <summary>
                  {exercises.solution}
                  <span className="visually-hidden">{`: ${order.title}`}</span>
                </summary>
                <SolutionTable copy={copy} order={order} exercises={exercises} />
              </details>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface OrderProps {
  copy: ScreenCopy;
  order: Order;
  exercises: ExercisesCopy;
}

/** The steps of an order as the interlocking allows them, with the conditions of each. */
function SolutionTable({ copy, order, exercises }: OrderProps) {
  const results = takeSteps(toStartBays(copy.bays, order.start), order.steps.map(countFromZero));
  return (
    <table>
      <caption className="visually-hidden">{`${exercises.solution}: ${order.title}`}</caption>
      <ColumnHeads heads={Object.values(exercises.columns)} className="mono" />
      <tbody>
        {results.map((result, index) => (
          <tr key={`${result.step.kind}${index}`}>
            <td>{index + 1}</td>
            <th scope="row">{sayStep(copy, result)}</th>
            <td>{sayConditions(copy, result)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A step in words, such as "Open QA3". */
function sayStep(copy: ScreenCopy, { step, command }: StepResult): string {
  const { bay, kind } = step;
  if (kind === 'farEnd' || command === undefined)
    return `${copy.texts.request.label} (${nameFeeder(copy, bay)})`;
  return `${copy.texts.commands[command.to]} ${nameDevice(copy, { bay, kind })}`;
}

/** What had to be true before a step, such as "QB3 open, QC3 open". */
function sayConditions(copy: ScreenCopy, { command }: StepResult): string {
  const conditions = command?.conditions ?? [];
  return conditions
    .map((condition) => {
      const position = copy.texts.positions[condition.required];
      return `${nameDevice(copy, condition)} ${position}`;
    })
    .join(', ');
}

/** The events of a session that the ledger of an order holds. */
const KEPT: readonly SwitchingEvent['name'][] = [
  'blocked',
  'confirmed',
  'fed',
  'requested',
  'locked',
];

/** The station at the beginning of an order, until its goals are reached; then its stamp. */
function Desk({ copy, order, exercises }: OrderProps) {
  const { session, command, select, onAct, onRequest } = useOperator(() =>
    openSession(toStartBays(copy.bays, order.start)),
  );
  const ledger = session.events.filter(({ name }) => KEPT.includes(name)).toReversed();
  const isDone =
    isReached(session.bays, order.goals.map(countFromZero)) && session.stage !== 'moving';
  const stamp = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) stamp.current?.focus();
  }, [isDone]);
  const count = (...names: SwitchingEvent['name'][]) =>
    String(session.events.filter(({ name }) => names.includes(name)).length);
  return (
    <div className="orders__desk">
      <fieldset disabled={isDone} className="print:hidden">
        <legend className="visually-hidden">{order.title}</legend>
        <div className="ops ops--brief">
          <StationLine copy={copy} session={session} onSelect={select} />
          <div className="ops__command" ref={command} tabIndex={-1}>
            <Command copy={copy} session={session} onAct={onAct} onRequest={onRequest} />
          </div>
        </div>
      </fieldset>
      <h5>{exercises.ledger}</h5>
      <ol className="orders__ledger" aria-label={exercises.ledger} aria-live="polite">
        {ledger.map((event) => (
          <li
            key={`${event.at}${event.name}`}
            className={event.name === 'blocked' ? 'text-trip' : undefined}
          >
            <span>{stampTime(copy, event.at)}</span> {sayEvent(copy, event)}
          </li>
        ))}
      </ol>
      {isDone && (
        <>
          <p className="orders__stamp" ref={stamp} tabIndex={-1}>
            {interpolate(exercises.done, {
              time: stampTime(copy, session.events[0]?.at ?? 0),
              operator: copy.operator,
              steps: count('confirmed', 'locked'),
              refused: count('blocked'),
            })}
          </p>
          <Button type="button" variant="secondary" label={exercises.print} onClick={printOrder} />
        </>
      )}
    </div>
  );
}

/** Prints the order that is open, without the page around it. */
function printOrder() {
  const { dataset } = document.documentElement;
  dataset.print = 'order';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
