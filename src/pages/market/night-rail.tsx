import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Night } from '../../collections/markets/night.ts';
import { useEarlyValue } from '../../components/ui/use-early-value.ts';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { findMoment, toFigure } from '../../features/markets/night.ts';
import {
  NightChart,
  NightHours,
  NightRows,
  toPercent,
} from '../../features/markets/night-chart.tsx';
import { NIGHT, toClock, toMinute } from '../../lib/night-times.ts';
import type { MarketPage } from './page.ts';

/** One press of an arrow key, in minutes. */
const STEP = 15;
/** How long the whole night takes to play, in milliseconds. */
const PLAYING = 12_000;

interface NightRailProps {
  night: Night;
  copy: MarketPage['copy']['night'];
  /** Minutes since 18:00. */
  minute: number;
  onMove: (minute: number) => void;
}

/**
 * The night of a market as an axis that is its own control: a thumb on the line of hours, three
 * stops, and what is so at the time where it stands.
 */
export function NightRail({ night, copy, minute, onMove }: NightRailProps) {
  const id = useId();
  const position = Math.round(minute);
  const input = useEarlyValue(position, (moved) => onMove(moved.valueAsNumber));
  const [isPlaying, setPlaying] = useState(false);
  usePlaying(isPlaying, minute, onMove, () => setPlaying(false));
  const isHydrated = useHydrated();
  const moment = findMoment(night, minute);
  const figure = toFigure(moment);
  const moveTo = (next: number) => {
    setPlaying(false);
    onMove(next);
  };
  const play = () => {
    if (!isPlaying && minute >= NIGHT) onMove(0);
    setPlaying(!isPlaying);
  };
  return (
    <div className="night control">
      <div className="wrap">
        <div className="night__grid">
          <p className="night__time">
            <label htmlFor={id}>{night.title}</label>
            <b>{toClock(minute)}</b>
          </p>
          <div className="night__rail">
            <NightRows night={night} />
            <div className="night__field">
              <NightChart night={night}>
                <line
                  className="night__cursor"
                  x1={toPercent(minute)}
                  x2={toPercent(minute)}
                  y1="-6"
                  y2="100%"
                />
              </NightChart>
            </div>
            <input
              ref={input}
              id={id}
              className="axis"
              type="range"
              min={0}
              max={NIGHT}
              // Where it stands between two steps, the next press leads to a step.
              step={isPlaying || minute % STEP !== 0 ? 1 : STEP}
              value={position}
              autoComplete="off"
              aria-valuetext={`${toClock(minute)}, ${figure} ${moment.says}`}
              onChange={({ currentTarget }) => moveTo(currentTarget.valueAsNumber)}
            />
            <div className="night__hours">
              <NightHours />
            </div>
          </div>
          <div className="night__now">
            <p aria-live={isPlaying ? 'off' : 'polite'}>
              <b>{figure}</b> <span>{moment.says}</span>
            </p>
            <div className="night__buttons">
              <button
                type="button"
                className="night__play"
                aria-pressed={isPlaying}
                disabled={!isHydrated}
                onClick={play}
              >
                <svg viewBox="0 0 14 14" aria-hidden="true">
                  <path d={isPlaying ? 'M2 1h4v12H2zM8 1h4v12H8z' : 'M3 1v12l9-6z'} />
                </svg>
                {copy.play}
              </button>
              {night.stops.map((stop) => (
                <button
                  key={stop}
                  type="button"
                  aria-pressed={minute === toMinute(stop)}
                  disabled={!isHydrated}
                  onClick={() => moveTo(toMinute(stop))}
                >
                  {toClock(toMinute(stop))}
                </button>
              ))}
            </div>
          </div>
        </div>
        <ul className="night__stills">
          {night.stops.map((stop) => {
            const still = findMoment(night, toMinute(stop));
            return (
              <li key={stop}>
                <b>{toClock(toMinute(stop))}</b> {`${toFigure(still)} ${still.says}`}
              </li>
            );
          })}
        </ul>
        {night.lens && <Lens lens={night.lens} isNow={moment.event === true} />}
        <p className="night__caption">{night.caption}</p>
      </div>
    </div>
  );
}

/** Moves through the night, frame by frame, while it plays. */
function usePlaying(
  isPlaying: boolean,
  minute: number,
  onMove: (minute: number) => void,
  onEnd: () => void,
) {
  const readMinute = useEffectEvent(() => minute);
  const moveTo = useEffectEvent((next: number) => {
    if (next !== minute) onMove(next);
    if (next >= NIGHT) onEnd();
  });
  useEffect(() => {
    if (!isPlaying) return;
    const first = readMinute();
    let begun: number | undefined;
    let frame = requestAnimationFrame(function move(now) {
      begun ??= now;
      const next = Math.min(NIGHT, Math.floor(first + ((now - begun) / PLAYING) * NIGHT));
      moveTo(next);
      if (next < NIGHT) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
}

interface LensProps {
  lens: NonNullable<Night['lens']>;
  /** Whether the event is what the rail shows. */
  isNow: boolean;
}

/** The seconds around an event: who is without supply, and what gives it back. */
function Lens({ lens, isNow }: LensProps) {
  const { title, note, span, bars, steps } = lens;
  const at = (ms: number) => `${Math.round((ms / span) * 1e4) / 100}%`;
  const pitch = 100 / bars.length;
  return (
    <section className={isNow ? 'lens lens--now' : 'lens'} aria-label={title}>
      <p className="lens__head">
        <b>{title}</b> <span>{note}</span>
      </p>
      <svg className="lens__bars" width="100%" aria-hidden="true">
        {steps.map(({ ms }) => (
          <line key={ms} className="lens__tick" x1={at(ms)} x2={at(ms)} y1="0" y2="100%" />
        ))}
        {bars.map(({ name, restored }, index) => {
          const y = `${index * pitch + pitch * 0.2}%`;
          const height = `${pitch * 0.6}%`;
          return (
            <g key={name}>
              <rect className="lens__dark" x="0" width={at(restored)} y={y} height={height} />
              <rect
                className="lens__live"
                x={at(restored)}
                width={at(span - restored)}
                y={y}
                height={height}
              />
              <text x="10" y={`${(index + 0.5) * pitch}%`} dy=".36em">
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className="lens__steps">
        {steps.map(({ ms, name, text }) => (
          <li key={ms}>
            <b>{`${ms.toLocaleString('en-US')} ms`}</b>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
