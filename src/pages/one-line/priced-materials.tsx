import { BarLabels, RangeBar, type RangeSegment } from '../../components/blocks/range-bar.tsx';
import { Portrait } from '../../components/ui/picture.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { useEarlyValue } from '../../components/ui/use-early-value.ts';
import { BarKey, DecidingMark } from '../../features/budget/bar-table.tsx';
import {
  compareWeeks,
  sayRange,
  spanWeeks,
  sumPrices,
  toRailShare,
  weeksUntil,
} from '../../features/budget/budget.ts';
import { NeededBy } from '../../features/budget/needed-by.tsx';
import type { Choices } from '../../features/one-line/choices.ts';
import { printNumber } from '../../lib/numbers.ts';
import { interpolate } from '../../lib/text.ts';
import type { MaterialsRow } from './bill-of-materials.ts';
import { OrderingCode } from './ordering-code.tsx';
import type { OneLinePage } from './page.ts';

/** The rails of the two columns: US$, logarithmic, and weeks. */
const PRICES = { from: 300, to: 1_000_000 };
const PRICE_MARKS = [1000, 10_000, 100_000, 1_000_000];
const WEEK_MARKS = [0, 8, 16, 24, 32];
const WEEKS = 32;

const toPriceShare = (value: number) => toRailShare(value, PRICES);
const toWeekShare = (week: number) => Math.min(1, week / WEEKS);
const PRICE_SHARES = PRICE_MARKS.map(toPriceShare);
const WEEK_SHARES = WEEK_MARKS.map(toWeekShare);

/** The width of a portrait beside its position. */
const PORTRAIT = '5.5rem';

export type BudgetCopy = NonNullable<OneLinePage['copy']['budget']>;

interface PricedMaterialsProps {
  page: OneLinePage;
  rows: MaterialsRow[];
  budget: BudgetCopy;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
}

/** The bill of materials: each position with its price on one rail and its weeks on another. */
export function PricedMaterials({ page, rows, budget, choices, onChoose }: PricedMaterialsProps) {
  const { materials } = page.copy;
  const available = choices.by === undefined ? undefined : weeksUntil(choices.by, new Date());
  return (
    <>
      <NeededBy
        copy={budget}
        month={choices.by ?? ''}
        available={available}
        rows={rows}
        onChoose={(by) => onChoose({ by })}
      />
      <table className="bar-table priced-materials">
        <caption className="visually-hidden">{materials.title}</caption>
        <thead className="mono text-ink-3">
          <tr>
            <th scope="col">{materials.columns.product}</th>
            <th scope="col">
              {budget.columns.price}
              <BarLabels shares={PRICE_SHARES} labels={['1 k', '10 k', '100 k', '1 M']} />
            </th>
            <th scope="col">
              {budget.columns.weeks}
              <BarLabels shares={WEEK_SHARES} labels={WEEK_MARKS.map(String)} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.line.position}${row.isRing}`}>
              <th scope="row">
                <MaterialsItem
                  row={row}
                  page={page}
                  budget={budget}
                  choices={choices}
                  onChoose={onChoose}
                />
              </th>
              <td>
                <ItemPrice row={row} budget={budget} />
              </td>
              <td>
                <Weeks row={row} budget={budget} available={available} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum rows={rows} budget={budget} />
        </tfoot>
      </table>
      <BarKey
        entries={[
          { look: 'open', label: budget.key.drawing },
          { look: 'time', label: budget.key.delivery },
          { look: 'open', label: budget.key.open },
        ]}
      />
      <p className="max-w-[80ch] type-mono text-ink-3">
        {`${materials.caption} ${budget.note} `}
        <SiteLink to={budget.source.to} className="underline">
          {budget.source.label}
        </SiteLink>
      </p>
    </>
  );
}

interface PositionProps
  extends Pick<PricedMaterialsProps, 'page' | 'budget' | 'choices' | 'onChoose'> {
  row: MaterialsRow;
}

/** What a position is: its number in the drawing, its product, how many and where. */
function MaterialsItem({ row, page, budget, choices, onChoose }: PositionProps) {
  const { line, isRing, size } = row;
  const { position, product, own, location, parts } = line;
  const { columns } = page.copy.materials;
  return (
    <div className="priced-materials__position">
      <span className="materials__position type-mono text-patina">{position}</span>
      <Portrait portrait={product.portrait} sizes={PORTRAIT} className="bar-table__portrait" />
      <div>
        <b className="block type-wide text-[1.125rem]">{product.name}</b>
        <span className="block font-regular">{isRing ? row.name : `${own}: ${location}`}</span>
        {!isRing && (
          <>
            <OrderingCode parts={parts} />
            <SiteLink
              to={`${product.path}/datasheet`}
              className="py-1 type-mono underline"
              aria-label={`${columns.datasheet}, ${product.revisionLabel} ${product.revision}: ${product.name}`}
            >
              {`${columns.datasheet}, ${product.revisionLabel} ${product.revision}`}
            </SiteLink>
          </>
        )}
        {size && <BankSize size={size} budget={budget} choices={choices} onChoose={onChoose} />}
      </div>
    </div>
  );
}

interface BankSizeProps extends Pick<PricedMaterialsProps, 'budget' | 'choices' | 'onChoose'> {
  size: NonNullable<MaterialsRow['size']>;
}

/** The size of the bank, which its price depends on. */
function BankSize({ size, budget, choices, onChoose }: BankSizeProps) {
  const bank = choices.bank ?? '';
  const take = ({ valueAsNumber }: HTMLInputElement) =>
    onChoose({ bank: Math.round(valueAsNumber) || undefined });
  const input = useEarlyValue(bank, take);
  return (
    <label className="priced-materials__size noscript:hidden print:hidden">
      <span>{budget.size}</span>
      <input
        ref={input}
        className="input"
        type="number"
        inputMode="numeric"
        min={size.from}
        max={size.to}
        step={size.step}
        value={bank}
        onChange={({ target }) => take(target)}
      />
    </label>
  );
}

function ItemPrice({ row, budget }: { row: MaterialsRow; budget: BudgetCopy }) {
  const { price, each, per, isOpen } = row;
  if (price === undefined || each === undefined)
    return (
      <>
        <RangeBar segments={[{ from: 0, to: 1, look: 'open' }]} marks={PRICE_SHARES} />
        <span className="type-mono text-ink-3">{budget.none}</span>
      </>
    );
  const bar = { from: toPriceShare(price.from), to: toPriceShare(price.to) };
  const unit = per ?? '';
  return (
    <>
      <RangeBar segments={[{ ...bar, look: isOpen ? 'open' : 'price' }]} marks={PRICE_SHARES} />
      <b className="block">{sayRange(budget.range, price)}</b>
      <span className="block type-mono text-ink-3">
        {interpolate(budget.each, {
          from: printNumber(each.from),
          to: printNumber(each.to),
          unit,
        }).trim()}
      </span>
      {isOpen && <span className="block type-mono text-ink-3">{budget.open}</span>}
    </>
  );
}

interface WeeksProps {
  row: MaterialsRow;
  budget: BudgetCopy;
  available: number | undefined;
}

function Weeks({ row, budget, available }: WeeksProps) {
  const { weeks, drawing, making, decides, instead } = row;
  if (weeks === undefined || making === undefined)
    return (
      <>
        <RangeBar segments={[{ from: 0, to: 1, look: 'open' }]} marks={WEEK_SHARES} />
        <span className="type-mono text-ink-3">{budget.later}</span>
      </>
    );
  const delivery = available === undefined ? undefined : compareWeeks(row, available);
  const isLate = delivery?.state === 'late';
  const [begun, from, to] = [drawing?.to ?? 0, weeks.from, weeks.to].map(toWeekShare);
  const segments: RangeSegment[] = [
    ...(drawing ? [{ from: 0, to: begun ?? 0, look: 'open' as const }] : []),
    { from: begun ?? 0, to: from ?? 0, look: 'making' },
    { from: from ?? 0, to: to ?? 0, look: isLate ? 'late' : 'time' },
  ];
  const remark = drawing
    ? interpolate(budget.drawings, {
        weeks: sayRange(budget.range, making),
        drawing: sayRange(budget.range, drawing),
      })
    : budget.order;
  return (
    <>
      <RangeBar segments={segments} marks={WEEK_SHARES} />
      <b className="block">{sayRange(budget.week, weeks)}</b>
      <span className="block type-mono text-ink-3">{remark}</span>
      {decides && <DecidingMark label={budget.decides} />}
      {delivery?.state === 'inTime' && <span className="block text-patina">{budget.inTime}</span>}
      {delivery?.state === 'short' && <span className="block">{budget.short}</span>}
      {delivery?.state === 'late' && (
        <span className="block text-trip">
          {`${interpolate(budget.late, { weeks: String(delivery.by) })} `}
          {instead &&
            interpolate(budget.instead, {
              name: instead.name,
              weeks: sayRange(budget.range, instead.weeks),
            })}
        </span>
      )}
    </>
  );
}

/** The last row: the sum of what has a class, and when all of it is there. */
function Sum({ rows, budget }: { rows: MaterialsRow[]; budget: BudgetCopy }) {
  const sum = sumPrices(rows);
  const all = spanWeeks(rows)?.all;
  const without = listUnpriced(rows);
  return (
    <tr>
      <th scope="row">
        <b className="type-wide text-[1.125rem]">{budget.all}</b>
      </th>
      <td>
        {sum && (
          <>
            <RangeBar
              segments={[{ from: toPriceShare(sum.from), to: toPriceShare(sum.to), look: 'price' }]}
              marks={PRICE_SHARES}
            />
            <b className="block">{sayRange(budget.range, sum)}</b>
          </>
        )}
        {without !== '' && (
          <span className="block type-mono text-ink-3">
            {interpolate(budget.excluded.also, { names: without })}
          </span>
        )}
      </td>
      <td>
        {all && (
          <>
            <RangeBar
              segments={[{ from: toWeekShare(all.from), to: toWeekShare(all.to), look: 'time' }]}
              marks={WEEK_SHARES}
            />
            <b className="block">{sayRange(budget.week, all)}</b>
          </>
        )}
      </td>
    </tr>
  );
}

/** The names of positions without a price, which the sum leaves out. */
export const listUnpriced = (rows: MaterialsRow[]) =>
  [...new Set(rows.flatMap(({ price, name }) => (price === undefined ? [name] : [])))].join(', ');
