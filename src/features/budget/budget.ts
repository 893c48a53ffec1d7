import type { Offer } from '../../collections/products/offer.ts';
import { MONTH } from '../../features/one-line/choices.ts';
import { printNumber } from '../../lib/numbers.ts';
import { interpolate } from '../../lib/text.ts';

/** The least and the most of a figure. */
export interface Range {
  from: number;
  to: number;
}

/** A position of the bill of materials, and the offer that prices it. */
export interface PricedLine {
  /** What it is, for messages. */
  name: string;
  offer: Offer | undefined;
  /** What comes sooner. */
  instead?: Offer | undefined;
  /** How many units, or from how many to how many. */
  units: Range | undefined;
}

/** A position of the bill of materials with what it costs and when it comes; open where no class says so. */
export interface BudgetRow extends PricedLine {
  /** US$ for all units; undefined if no class is published or nobody can count the units yet. */
  price: Range | undefined;
  /** US$ for one unit. */
  each: Range | undefined;
  per: string | undefined;
  /** Whether the number of units is open, so that its price is only the whole range. */
  isOpen: boolean;
  /** Weeks from the order; undefined if no lead time is published. */
  weeks: Range | undefined;
  /** Of these, the weeks until drawings are there. */
  drawing: Range | undefined;
  /** Of these, the weeks of making. */
  making: Range | undefined;
  decides: boolean;
}

/**
 * What a bill of materials costs and when it comes.
 * @param drawing the weeks that a drawing takes before what is made to it is begun
 */
export function toBudget(lines: readonly PricedLine[], drawing: Range): BudgetRow[] {
  const rows = lines.map((line) => {
    const { offer, units } = line;
    const isDrawn = offer?.starts === 'drawings';
    const making = offer?.weeks;
    return {
      ...line,
      each: offer?.price,
      per: offer?.per,
      price: offer && units && multiply(offer.price, units),
      isOpen: units !== undefined && units.from !== units.to,
      drawing: isDrawn ? drawing : undefined,
      making,
      weeks: making && (isDrawn ? add(making, drawing) : making),
    };
  });
  const last = Math.max(...rows.map(({ weeks }) => weeks?.to ?? 0));
  const deciding = rows.findIndex(({ weeks }) => weeks?.to === last);
  return rows.map((row, index) => ({ ...row, decides: index === deciding && last > 0 }));
}

const multiply = (a: Range, b: Range): Range => ({ from: a.from * b.from, to: a.to * b.to });
const add = (a: Range, b: Range): Range => ({ from: a.from + b.from, to: a.to + b.to });

/** The price of all positions that have one; undefined if none has. */
export function sumPrices(rows: readonly BudgetRow[]): Range | undefined {
  const prices = rows.flatMap(({ price }) => price ?? []);
  return prices.length === 0 ? undefined : prices.reduce(add);
}

/** The weeks until the first position comes, and those until the last has come. */
export function spanWeeks(rows: readonly BudgetRow[]): { first: Range; all: Range } | undefined {
  const weeks = rows.flatMap((row) => row.weeks ?? []);
  const first = weeks.toSorted((a, b) => a.from - b.from || a.to - b.to)[0];
  if (first === undefined) return undefined;
  const from = Math.max(...weeks.map((each) => each.from));
  return { first, all: { from, to: Math.max(...weeks.map(({ to }) => to)) } };
}

/** A figure rounded to two digits, as a budget is said: 408,600 is 410,000. */
export function toTwoDigits(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.round(value / unit) * unit;
}

const WEEK = 7 * 24 * 3600 * 1000;

/** The full weeks from a day until the end of a month; none if the month is over. */
export function weeksUntil(month: string, today: Date): number | undefined {
  if (!MONTH.test(month)) return undefined;
  const [year = 0, number = 0] = month.split('-').map(Number);
  const end = Date.UTC(year, number, 1);
  const now = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  return Math.max(0, Math.floor((end - now) / WEEK));
}

/** How a position stands to the weeks that there are. */
export function compareWeeks(
  { weeks }: Pick<BudgetRow, 'weeks'>,
  available: number,
): { state: 'inTime' | 'short' | 'open' } | { state: 'late'; by: number } {
  if (weeks === undefined) return { state: 'open' };
  if (weeks.from > available) return { state: 'late', by: weeks.from - available };
  return { state: weeks.to > available ? 'short' : 'inTime' };
}

/** A text with the two ends of a range, at `{from}` and `{to}`. */
export function sayRange(text: string, { from, to }: Range): string {
  return interpolate(text, { from: printNumber(from), to: printNumber(to) });
}

/** Where a figure lies on a logarithmic rail, from 0 to 1. */
export function toRailShare(value: number, { from, to }: Range): number {
  const share = Math.log(value / from) / Math.log(to / from);
  return Math.max(0, Math.min(1, share));
}
