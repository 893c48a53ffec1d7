import { useRef } from 'react';
import type { ScreenCopy } from '../../collections/products/screen.ts';
import { Button } from '../../components/ui/button.tsx';
import {
  type Device,
  followCommand,
  interlock,
  type Session,
  stepNames,
} from '../../lib/switching.ts';
import { interpolate } from '../../lib/text.ts';
import { nameDevice, sayInterlock } from './phrases.ts';

/** What every part of the screen shows. */
export interface ScreenProps {
  copy: ScreenCopy;
  session: Session;
}

interface CommandProps extends ScreenProps {
  onAct: (type: 'execute' | 'release') => void;
  /** Asks the other station to open the far end of a cable. */
  onRequest: (bay: number) => void;
  /** Selects the device that usually follows an executed command; without it, none is offered. */
  onNext?: (device: Device) => void;
}

/** How many steps are done at each stage of a permitted command. */
const DONE = { selected: 2, moving: 3, confirmed: 4 };

/** The command for the selected device, its interlocking conditions, and the buttons. */
export function Command({ copy, session, onAct, onRequest, onNext }: CommandProps) {
  const { selected, stage, bays, requested } = session;
  const { texts } = copy;
  const refusal = useRef<HTMLParagraphElement>(null);
  if (selected === undefined)
    return (
      <>
        <h3>{texts.idle.title}</h3>
        <p>{texts.idle.text}</p>
      </>
    );
  // An executed command, not the one available next.
  const state = session.command ?? interlock(bays, selected);
  const position = bays[selected.bay]?.[selected.kind] ?? 'unknown';
  const isOver = stage === 'confirmed';
  const next = isOver ? followCommand(bays, selected, state.to) : undefined;
  const command = texts.commands[state.to];
  const name = nameDevice(copy, selected);
  const isRefused = state.refusal !== undefined;
  const fed = state.refusal?.cause.kind === 'cable' ? state.refusal.cause.bay : undefined;
  const mayExecute = stage === 'selected' && !isRefused;
  const met = state.conditions.filter(({ isMet }) => isMet).length;
  const fill = {
    operator: copy.operator,
    command,
    met: String(met),
    all: String(state.conditions.length),
  };
  const done = isRefused ? 1 : DONE[stage];
  return (
    <>
      <h3>
        {name}{' '}
        <span className="block type-mono text-ink-3 [letter-spacing:0]">
          {copy.devices[selected.kind].name}, {texts.positions[position]}
        </span>
      </h3>
      <ol className="ops__steps text-ink-3">
        {stepNames.map((step, index) => (
          <li key={step} className={lookOfStep(index, done, isRefused)}>
            <b className="block text-ink">{texts.steps[step].title}</b>
            {interpolate(texts.steps[step].text, fill)}
          </li>
        ))}
      </ol>
      <div className="ops__answer">
        {!isOver && (
          <ul>
            {state.conditions.map((condition) => {
              const wants = `${nameDevice(copy, condition)} ${texts.positions[condition.required]}`;
              const is = interpolate(texts.is, { position: texts.positions[condition.is] });
              return (
                <li
                  key={wants}
                  className={`hair-t flex items-baseline gap-3 py-1.5 text-ink-2 ${condition.isMet ? '' : 'ops__unmet'}`}
                >
                  <svg
                    className="w-3 flex-none stroke-patina"
                    viewBox="0 0 12 12"
                    aria-hidden="true"
                  >
                    <path d={condition.isMet ? 'M1 6l4 4 6-8' : 'M2 2l8 8M10 2l-8 8'} />
                  </svg>
                  {wants} <span className="ml-auto text-ink-3">{is}</span>
                </li>
              );
            })}
          </ul>
        )}
        {isRefused && (
          <p className="ops__refusal" ref={refusal} tabIndex={-1}>
            <b>{texts.refused}</b> {sayInterlock(copy, selected, state)}
          </p>
        )}
      </div>
      <div className="row mt-4">
        {/* Not disabled when the command is not allowed: pressing it leads to the reason. */}
        <Button
          type="button"
          variant="primary"
          label={`${command} ${name}`}
          aria-disabled={!mayExecute}
          onClick={() => (mayExecute ? onAct('execute') : refusal.current?.focus())}
        />
        {fed !== undefined && (
          <Button
            type="button"
            variant="secondary"
            label={requested.includes(fed) ? texts.request.sent : texts.request.label}
            aria-disabled={requested.includes(fed)}
            onClick={() => onRequest(fed)}
          />
        )}
        {next && onNext && (
          <Button
            type="button"
            variant="secondary"
            label={interpolate(texts.next, { device: nameDevice(copy, next) })}
            onClick={() => onNext(next)}
          />
        )}
        <Button
          type="button"
          variant="text"
          label={texts.release}
          onClick={() => onAct('release')}
        />
      </div>
    </>
  );
}

function lookOfStep(index: number, done: number, isRefused: boolean): string | undefined {
  if (index < done) return 'ops__done';
  return isRefused && index === done ? 'ops__unmet' : undefined;
}
