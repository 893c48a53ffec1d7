import type { ReactNode } from 'react';
import type { Action } from '#check/fields';
import type { ScreenCopy } from '../../collections/products/screen.ts';
import { TitleBlock } from '../../components/blocks/section.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import type { Session } from '../../lib/switching.ts';
import { interlock, openSession, operate, toBay } from '../../lib/switching.ts';
import { interpolate } from '../../lib/text.ts';
import { Command, type ScreenProps } from './command.tsx';
import { LazyExercises } from './lazy-exercises.tsx';
import stylesheet from './operator.css?url';
import { nameDevice, sayEvent, sayInterlock, stampTime } from './phrases.ts';
import { StationLine } from './station-line.tsx';
import { useOperator } from './use-operator.ts';

interface OperatorProps {
  copy: ScreenCopy;
  /** A link from another page to the product's; the screen has no lists there. */
  more?: Action;
}

/** A dark band with an operator's screen, its heading and its remark. */
export function OperatorSection({ copy, more }: OperatorProps) {
  return (
    <section className="section control" aria-labelledby="screen">
      {/* Placed here so that content above it does not wait. */}
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <div className="wrap">
        <TitleBlock id="screen" heading={{ title: copy.title, lead: copy.lead }} />
        <OperatorScreen copy={copy} isBrief={more !== undefined} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-6">
          <p className="text-small text-ink-2">{copy.note}</p>
          {more && <ButtonLink variant="secondary" {...more} />}
        </div>
        {copy.exercises && <LazyExercises copy={copy} />}
      </div>
    </section>
  );
}

/**
 * An interactive operator's screen: prerendered with a device selected, usable once hydrated; a
 * brief one is without the lists of alarms and events.
 */
export function OperatorScreen({ copy, isBrief }: { copy: ScreenCopy; isBrief?: boolean }) {
  const isLive = useHydrated();
  const { session, command, select, onNext, onAct, onRequest, onAcknowledge } = useOperator(() =>
    startSession(copy),
  );
  return (
    <fieldset disabled={!isLive}>
      <legend className="visually-hidden">{copy.station}</legend>
      <div className={isBrief ? 'ops ops--brief' : 'ops'}>
        <div className="ops__bar flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-3">
          <b className="mr-auto type-wide text-ink">{copy.station}</b>
          {copy.supervision.map((name) => (
            <span key={name} className="ops__well wired">
              {name}
            </span>
          ))}
          <span>{copy.operator}</span>
        </div>
        <StationLine copy={copy} session={session} onSelect={select} />
        <div className="ops__command" ref={command} tabIndex={-1}>
          <Command
            copy={copy}
            session={session}
            onAct={onAct}
            onRequest={onRequest}
            onNext={onNext}
          />
        </div>
        {!isBrief && (
          <>
            <Alarms copy={copy} session={session} onAcknowledge={onAcknowledge} />
            <Events copy={copy} session={session} />
          </>
        )}
        <p className="visually-hidden" role="status">
          {announce(copy, session)}
        </p>
      </div>
    </fieldset>
  );
}

/** The initial session: one device is selected. */
function startSession({ bays, selected: { bay, kind } }: ScreenCopy): Session {
  return operate(openSession(bays.map(toBay)), { type: 'select', at: 0, bay: bay - 1, kind });
}

/** The announcement of the newest event for screen readers. */
function announce(copy: ScreenCopy, { events, bays, selected, stage }: Session): string {
  const [newest] = events;
  if (newest === undefined) return '';
  const isAnswer = newest.name === 'selected' || newest.name === 'blocked';
  if (selected === undefined || stage !== 'selected' || !isAnswer) return sayEvent(copy, newest);
  return `${nameDevice(copy, selected)}. ${sayInterlock(copy, selected, interlock(bays, selected))}`;
}

interface AlarmsProps extends ScreenProps {
  onAcknowledge: (alarm: number) => void;
}

function Alarms({ copy, session: { acknowledged }, onAcknowledge }: AlarmsProps) {
  const { texts } = copy;
  const isSeen = (alarm: number) =>
    copy.alarms[alarm]?.acknowledged === true || acknowledged.includes(alarm);
  const count = copy.alarms.filter((_, alarm) => !isSeen(alarm)).length;
  const says =
    count === 0 ? texts.alarms.none : interpolate(texts.alarms.open, { count: String(count) });
  return (
    <List name="alarms" title={texts.alarms.title} says={says}>
      {copy.alarms.map(({ time, text, acknowledged: isOld }, alarm) => (
        <li
          key={`${time} ${text}`}
          className={`hair-t flex min-h-11 flex-wrap items-center gap-x-4 py-1.5 ${isSeen(alarm) ? '' : 'ops__unseen'}`}
        >
          <span className="whitespace-nowrap">{time}</span>{' '}
          <span className="ops__text">{text}</span>{' '}
          {isOld ? (
            texts.alarms.acknowledged
          ) : (
            <Button
              type="button"
              variant="secondary"
              label={isSeen(alarm) ? texts.alarms.acknowledged : texts.alarms.acknowledge}
              aria-disabled={isSeen(alarm)}
              onClick={() => onAcknowledge(alarm)}
            />
          )}
        </li>
      ))}
    </List>
  );
}

/** How many events fit in the list; its stylesheet reserves as many lines. */
const SHOWN = 12;

function Events({ copy, session: { events } }: ScreenProps) {
  const own = events.map((event) => ({
    time: stampTime(copy, event.at),
    text: sayEvent(copy, event),
    look: looks[event.name] ?? '',
  }));
  const earlier = copy.log.map((line) => ({ ...line, look: '' }));
  return (
    <List name="events" title={copy.texts.sequence}>
      {[...own, ...earlier].slice(0, SHOWN).map(({ time, text, look }) => (
        <li key={`${time} ${text}`} className={`hair-t flex gap-3 py-1 ${look}`}>
          <span className="whitespace-nowrap">{time}</span>{' '}
          <span className="truncate" title={text}>
            {text}
          </span>
        </li>
      ))}
    </List>
  );
}

/** The colors of events: red for refused, green for completed. */
const looks: Partial<Record<Session['events'][number]['name'], string>> = {
  blocked: 'ops__unmet',
  confirmed: 'text-patina',
};

interface ListProps {
  name: string;
  title: string;
  /** The text at the other end of its heading. */
  says?: string;
  children: ReactNode;
}

function List({ name, title, says, children }: ListProps) {
  return (
    <section className={`ops__${name}`} aria-label={title}>
      <h3 className="flex flex-wrap justify-between gap-x-4 pb-2">
        {title} <span className="type-mono text-ink-3">{says}</span>
      </h3>
      <ol className="text-ink-3">{children}</ol>
    </section>
  );
}
