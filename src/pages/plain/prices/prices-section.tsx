import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BarLabels, RangeBar } from '../../../components/blocks/range-bar.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Portrait } from '../../../components/ui/picture.tsx';
import { SiteLink } from '../../../components/ui/site-link.tsx';
import { useEarlyValue } from '../../../components/ui/use-early-value.ts';
import { BarKey, DecidingMark } from '../../../features/budget/bar-table.tsx';
import {
  compareWeeks,
  sayRange,
  spanWeeks,
  sumPrices,
  toRailShare,
  weeksUntil,
} from '../../../features/budget/budget.ts';
import { NeededBy } from '../../../features/budget/needed-by.tsx';
import { replaceQuery } from '../../../lib/replace-query.ts';
import { interpolate } from '../../../lib/text.ts';
import { AxisDrawing, MilestoneList } from './axis-drawing.tsx';
import type { PricesCopy } from './copy.ts';
import { toBuildAddress, toInquiry } from './inquiry.ts';
import {
  type Lane,
  listChosen,
  MOST,
  type PriceRow,
  type PriceSet,
  type Prices,
  readSet,
  type TimeAxis,
  toCount,
  toLaneShare,
  toMilestones,
  toPriceRows,
  toSegments,
  toSetQuery,
} from './lanes.ts';
import stylesheet from './prices.css?url';

/** The rail of prices: US$, logarithmic. */
const PRICES = { from: 50, to: 1_000_000 };
const PRICE_PLACES = [100, 1000, 10_000, 100_000].map((value) => toRailShare(value, PRICES));

/** What the key explains, in the order of a lane. */
const KEY_LOOKS = ['open', 'making', 'delivery', 'warranty', 'spares'] as const;

/** The width of a portrait beside its name. */
const PORTRAIT = '6rem';

/** The price classes and lead times of all products as bars, and the sum of what a visitor chooses. */
export function PricesSection({ prices }: { prices: Prices }) {
  const { copy, lanes, drawing } = prices;
  const [set, choose] = usePriceSet(lanes);
  const rows = toPriceRows(lanes, set, drawing);
  const chosen = listChosen(rows);
  const available = set.by === undefined ? undefined : weeksUntil(set.by, new Date());
  const isChosen = chosen.length > 0;
  const milestones = toMilestones(prices, toFigures(prices, rows));
  return (
    <section className="section prices-section" aria-labelledby="prices">
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <div className="wrap">
        <AxisDrawing milestones={milestones} />
        <MilestoneList milestones={milestones} />
        <div className="prices__head">
          <div>
            <h2 id="prices" className="name">
              {copy.heading.title}
            </h2>
            {copy.heading.lead !== undefined && <p className="secondary">{copy.heading.lead}</p>}
          </div>
          <NeededBy
            copy={copy}
            month={set.by ?? ''}
            available={available}
            rows={isChosen ? chosen : rows}
            onChoose={(by) => choose({ by })}
          />
        </div>
        <Lanes
          prices={prices}
          rows={rows}
          chosen={chosen}
          set={set}
          available={available}
          choose={choose}
        />
        <BarKey entries={KEY_LOOKS.map((look) => ({ look, label: copy.key[look] }))} />
        <p className="prices__note type-mono text-ink-3">{copy.note}</p>
        <div className="row row--stack prices__actions">
          <ButtonLink
            variant="primary"
            label={copy.send.label}
            to={toInquiry(prices, set, chosen)}
          />
          <ButtonLink
            variant="text"
            label={copy.build.label}
            to={toBuildAddress(copy.build.to, set, chosen)}
          />
          <p className="hint">{copy.set.hint}</p>
        </div>
      </div>
    </section>
  );
}

interface LanesProps {
  prices: Prices;
  rows: readonly PriceRow[];
  /** The rows of which at least one is chosen. */
  chosen: readonly PriceRow[];
  set: PriceSet;
  /** The weeks until the month by which all is needed. */
  available: number | undefined;
  choose: (change: Partial<PriceSet>) => void;
}

/** A lane of each offer on the axis, and the sum of the chosen ones. */
function Lanes({ prices, rows, chosen, set, available, choose }: LanesProps) {
  const { copy, axis } = prices;
  const marks = copy.milestones
    .filter(({ day }) => day > axis.order)
    .map(({ day }) => toLaneShare(day, axis));
  return (
    <table className="bar-table prices">
      <caption className="visually-hidden">{copy.heading.title}</caption>
      <thead className="mono text-ink-3">
        <tr>
          {Object.values(copy.columns).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.lane.offer.slug}>
            <th scope="row">
              <Thing
                row={row}
                copy={copy}
                onChoose={(count) =>
                  choose({ counts: { ...set.counts, [row.lane.offer.slug]: count } })
                }
              />
            </th>
            <td>
              <PriceBar row={row} copy={copy} />
            </td>
            <td>
              <Stations shares={marks} />
              <Weeks
                row={row}
                prices={prices}
                available={chosen.length > 0 && row.count === 0 ? undefined : available}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="noscript:hidden">
        <Sum rows={chosen} prices={prices} marks={marks} />
      </tfoot>
    </table>
  );
}

/** The stations of the axis, dotted through a lane. */
function Stations({ shares }: { shares: readonly number[] }) {
  return (
    <svg className="prices__stations" width="100%" height="100%" aria-hidden="true">
      {shares.map((share) => {
        const x = `${Math.round(share * 1e4) / 100}%`;
        return <line key={share} x1={x} x2={x} y1="0" y2="100%" />;
      })}
    </svg>
  );
}

/** The figures that the words of the axis name: weeks of delivery and of drawings, and a warranty. */
function toFigures({ lanes, drawing, copy }: Prices, rows: readonly PriceRow[]) {
  const spans = spanWeeks(rows);
  const warranties = lanes.flatMap(({ warranty }) => warranty ?? []);
  return {
    from: String(spans?.first.from ?? 0),
    to: String(spans?.all.to ?? 0),
    drawing: sayRange(copy.range, drawing),
    warranty: String(Math.min(...warranties)),
  };
}

/**
 * The set of the address, which a change writes back; the page is prerendered with none.
 * @returns the set, and a function to change it
 */
function usePriceSet(lanes: readonly Lane[]) {
  const [set, setSet] = useState<PriceSet>({ counts: {} });
  // Several boxes may report what was typed before hydration.
  const latest = useRef(set);
  const show = (next: PriceSet) => {
    latest.current = next;
    setSet(next);
  };
  const restore = useEffectEvent(() => {
    const fromAddress = readSet(window.location.search, lanes);
    const { counts, by = fromAddress.by } = latest.current;
    if (toSetQuery(fromAddress) !== '') show({ counts: { ...fromAddress.counts, ...counts }, by });
  });
  useEffect(() => restore(), []);
  const choose = (change: Partial<PriceSet>) => {
    const counts = { ...latest.current.counts, ...change.counts };
    show({ ...latest.current, ...change, counts });
    replaceQuery(toSetQuery(latest.current));
  };
  return [set, choose] as const;
}

interface ThingProps {
  row: PriceRow;
  copy: PricesCopy;
  onChoose: (count: number) => void;
}

/** What is offered, and how many of it a visitor wants. */
function Thing({ row, copy, onChoose }: ThingProps) {
  const { product, offer } = row.lane;
  const value = row.count === 0 ? '' : row.count;
  const take = (box: HTMLInputElement) => onChoose(toCount(box.value));
  const input = useEarlyValue(value, take);
  return (
    <div className="prices__thing">
      <Portrait portrait={product.portrait} sizes={PORTRAIT} className="bar-table__portrait" />
      <SiteLink to={product.path} className="min-h-6 type-wide">
        {product.name}
      </SiteLink>
      <span className="type-mono text-ink-3">{offer.name}</span>
      <label className="prices__count">
        <span>
          {copy.count}
          <span className="visually-hidden">{`: ${product.name}, ${offer.name}`}</span>
        </span>
        <input
          ref={input}
          className="input"
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST}
          value={value}
          onChange={({ target }) => take(target)}
        />
      </label>
    </div>
  );
}

function PriceBar({ row, copy }: { row: PriceRow; copy: PricesCopy }) {
  const { price } = row.lane.offer;
  const place = { from: toRailShare(price.from, PRICES), to: toRailShare(price.to, PRICES) };
  return (
    <>
      {/* On narrow screens, where the row of heads is out of sight. */}
      <span className="block type-mono text-ink-3 lg:hidden print:hidden" aria-hidden="true">
        {copy.columns.price}
      </span>
      <b className="block">{sayRange(copy.range, price)}</b>
      {row.per !== undefined && (
        <span className="block type-mono text-ink-3">
          {interpolate(copy.each, { unit: row.per })}
        </span>
      )}
      <RangeBar segments={[{ ...place, look: 'price' }]} marks={PRICE_PLACES} />
    </>
  );
}

interface WeeksProps {
  row: PriceRow;
  prices: Prices;
  available: number | undefined;
}

function Weeks({ row, prices, available }: WeeksProps) {
  const { copy, axis } = prices;
  const { weeks, drawing, making, decides, lane } = row;
  if (weeks === undefined || making === undefined) return null;
  const timing = available === undefined ? undefined : compareWeeks(row, available);
  const { starts } = copy;
  return (
    <>
      <p className="prices__weeks">
        <b>{sayRange(copy.week, weeks)}</b> {decides && <DecidingMark label={copy.decides} />}{' '}
        <span className="type-mono text-ink-3">
          {drawing
            ? interpolate(starts.drawings, {
                weeks: sayRange(copy.range, making),
                drawing: sayRange(copy.range, drawing),
              })
            : starts.order}
        </span>
        {timing?.state === 'inTime' && <span className="text-patina">{copy.inTime}</span>}
        {timing?.state === 'short' && <span>{copy.short}</span>}
        {timing?.state === 'late' && (
          <span className="text-trip">{interpolate(copy.late, { weeks: String(timing.by) })}</span>
        )}
      </p>
      <RangeBar segments={toSegments(row, axis, timing?.state === 'late')} size="heavy" />
      {lane.warranty !== undefined && (
        <span className="visually-hidden">
          {interpolate(copy.warranty, { months: String(lane.warranty) })}
        </span>
      )}
      <Ticks copy={copy} axis={axis} />
    </>
  );
}

/** The words of the axis below a bar, where the axis itself is upright. */
function Ticks({ copy, axis }: { copy: PricesCopy; axis: TimeAxis }) {
  const ticks = copy.milestones.flatMap(({ day, tick }) =>
    tick === undefined ? [] : { day, tick },
  );
  return (
    <BarLabels
      className="prices__ticks"
      shares={ticks.map(({ day }) => toLaneShare(day, axis))}
      labels={ticks.map(({ tick }) => tick)}
    />
  );
}

interface SumProps {
  rows: readonly PriceRow[];
  prices: Prices;
  marks: readonly number[];
}

/** The last row: what the chosen set costs, and when it comes. */
function Sum({ rows, prices: { copy, axis }, marks }: SumProps) {
  const sum = sumPrices(rows);
  const weeks = spanWeeks(rows);
  if (sum === undefined || weeks === undefined)
    return (
      <tr className="print:hidden">
        <th scope="row">
          <b className="type-wide">{copy.set.title}</b>
        </th>
        <td colSpan={2}>{copy.set.empty}</td>
      </tr>
    );
  const price = { from: toRailShare(sum.from, PRICES), to: toRailShare(sum.to, PRICES) };
  const place = (week: number) => toLaneShare(axis.order + week * 7, axis);
  return (
    <tr>
      <th scope="row">
        <b className="type-wide">{copy.set.title}</b>
      </th>
      <td>
        <b className="block">{sayRange(copy.range, sum)}</b>
        <RangeBar segments={[{ ...price, look: 'price' }]} marks={PRICE_PLACES} />
      </td>
      <td>
        <Stations shares={marks} />
        <p className="prices__weeks">
          <b>{sayRange(copy.week, weeks.all)}</b>{' '}
          <span className="type-mono text-ink-3">{sayRange(copy.set.first, weeks.first)}</span>
        </p>
        <RangeBar
          segments={[{ from: place(weeks.all.from), to: place(weeks.all.to), look: 'delivery' }]}
          size="heavy"
        />
      </td>
    </tr>
  );
}
