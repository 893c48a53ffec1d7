import type { ProductEntry } from '../../../collections/products/collection.ts';
import type { Offer } from '../../../collections/products/offer.ts';
import type { RangeSegment } from '../../../components/blocks/range-bar.tsx';
import {
  type BudgetRow,
  type Range,
  toBudget,
  toRailShare,
} from '../../../features/budget/budget.ts';
import { MONTH } from '../../../features/one-line/choices.ts';
import { interpolate } from '../../../lib/text.ts';
import type { PricesCopy } from './copy.ts';

/** An offer of a product, with the warranty that begins when it is there. */
export interface Lane {
  product: Pick<ProductEntry, 'name' | 'path' | 'portrait'>;
  offer: Offer;
  /** In months; undefined if no claim says so. */
  warranty: number | undefined;
}

/** What a visitor has chosen: how many of each offer, and the month by which all is needed. */
export interface PriceSet {
  /** By the claim of the price. */
  counts: Readonly<Record<string, number>>;
  by?: string | undefined;
}

/** A lane with what it costs and when it comes. */
export interface PriceRow extends BudgetRow {
  lane: Lane;
  /** How many of it are chosen. */
  count: number;
}

/** The most units of one offer that may be chosen. */
export const MOST = 9999;

const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 365.25 / 12;

/** The rows of the table, what comes first on top; one that decides is among the chosen. */
export function toPriceRows(
  lanes: readonly Lane[],
  { counts }: PriceSet,
  drawing: Range,
): PriceRow[] {
  const rows = lanes.map((lane) => {
    const { offer, product } = lane;
    const count = counts[offer.slug] ?? 0;
    return { lane, count, name: product.name, offer, units: { from: count, to: count } };
  });
  const chosen = toBudget(
    rows.filter(({ count }) => count > 0),
    drawing,
  );
  const decides = chosen.find((row) => row.decides)?.offer;
  return toBudget(rows, drawing)
    .map((row, index) => ({ ...rows[index], ...row, decides: row.offer === decides }) as PriceRow)
    .toSorted((a, b) => endOf(a) - endOf(b));
}

const endOf = ({ weeks }: PriceRow) => weeks?.to ?? 0;

/** The rows of which at least one unit is chosen. */
export const listChosen = (rows: readonly PriceRow[]) => rows.filter(({ count }) => count > 0);

/** The axis of time, in days after the question; its bars begin with the order. */
export interface TimeAxis extends Range {
  order: number;
}

/** What the section shows. */
export interface Prices {
  copy: PricesCopy;
  lanes: readonly Lane[];
  axis: TimeAxis;
  /** The weeks that a drawing takes. */
  drawing: Range;
  /** The address of this page with the site's, and that of the contact form. */
  address: string;
  contact: string;
}

/** How much of the axis lies before the order; names and prices stand there. */
export const NAMES = 0.32;

/** Where a day lies on the whole axis, from 0 to 1. */
export function toAxisShare(day: number, axis: TimeAxis): number {
  const { from, order } = axis;
  return day <= order
    ? NAMES * toRailShare(day, { from, to: order })
    : NAMES + (1 - NAMES) * toLaneShare(day, axis);
}

/** A station of the axis: its words, where it lies, and how much of the axis its words may take. */
export interface Milestone {
  day: number;
  when: string;
  title: string;
  text: string | undefined;
  share: number;
  room: number;
  isAbove: boolean;
  /** Its words end at the station instead of beginning there. */
  isLeftward: boolean;
}

/** From here on there is more room to the left of a station than to the right. */
const LEFTWARD = 0.9;

/**
 * The stations of the axis, above and below it in turn.
 * @param figures what the words name in braces
 */
export function toMilestones(
  { copy, axis }: Pick<Prices, 'copy' | 'axis'>,
  figures: Record<string, string>,
): Milestone[] {
  const shares = copy.milestones.map(({ day }) => toAxisShare(day, axis));
  const isLeftward = (index: number) => (shares[index] ?? 0) > LEFTWARD;
  return copy.milestones.map(({ day, when, title, text }, index) => {
    const share = shares[index] ?? 0;
    // Neighbors on the same side are two stations away; words that face each other share the room.
    const step = isLeftward(index) ? -2 : 2;
    const distance = Math.abs((shares[index + step] ?? (step > 0 ? 1 : 0)) - share);
    const faces = index + step in shares && isLeftward(index) !== isLeftward(index + step);
    return {
      day,
      when: interpolate(when, figures),
      title,
      text: text && interpolate(text, figures),
      share,
      room: faces ? distance / 2 : distance,
      isAbove: index % 2 === 1,
      isLeftward: isLeftward(index),
    };
  });
}

/** Where a day lies beside the names, where the axis begins with the order. */
export const toLaneShare = (day: number, { order, to }: TimeAxis) =>
  toRailShare(day, { from: order, to });

/** The bar of a row: its drawing, its making, its delivery, its warranty and its spare parts. */
export function toSegments(
  { weeks, drawing, lane }: PriceRow,
  axis: TimeAxis,
  isLate: boolean,
): RangeSegment[] {
  if (weeks === undefined) return [{ from: 0, to: 1, look: 'open' }];
  const afterOrder = (week: number) => toLaneShare(axis.order + week * DAYS_A_WEEK, axis);
  const [begun, from, to] = [
    afterOrder(drawing?.to ?? 0),
    afterOrder(weeks.from),
    afterOrder(weeks.to),
  ];
  const over = axis.order + weeks.to * DAYS_A_WEEK + (lane.warranty ?? 0) * DAYS_A_MONTH;
  const end = toLaneShare(over, axis);
  return [
    ...(drawing ? [{ from: 0, to: begun, look: 'open' as const }] : []),
    { from: begun, to: from, look: 'making' },
    { from: end, to: 1, look: 'spares' },
    { from: to, to: end, look: 'warranty' },
    { from, to, look: isLate ? 'late' : 'delivery' },
  ];
}

/** What an address says of a set; what it does not know is left out. */
export function readSet(search: string, lanes: readonly Lane[]): PriceSet {
  const query = new URLSearchParams(search);
  const counts = lanes.flatMap(({ offer }) => {
    const count = toCount(query.get(offer.slug) ?? '');
    return count === 0 ? [] : [[offer.slug, count]];
  });
  const by = query.get('by') ?? '';
  return { counts: Object.fromEntries(counts), ...(MONTH.test(by) && { by }) };
}

/** The number in a box: whole, and no more than may be chosen; 0 for none. */
export function toCount(value: string): number {
  const count = Math.floor(Number(value));
  return Number.isFinite(count) ? Math.max(0, Math.min(MOST, count)) : 0;
}

/** The query string of a set, including its `?`; empty for none. */
export function toSetQuery({ counts, by }: PriceSet): string {
  const query = new URLSearchParams();
  for (const [slug, count] of Object.entries(counts)) if (count > 0) query.set(slug, String(count));
  if (by !== undefined) query.set('by', by);
  return query.size === 0 ? '' : `?${query}`;
}
