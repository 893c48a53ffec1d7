import {
  type BudgetRow,
  type PricedLine,
  type Range,
  toBudget,
} from '../../features/budget/budget.ts';
import type { Choices } from '../../features/one-line/choices.ts';
import { type Plan, RING_UNITS } from '../../features/one-line/plan.ts';
import { interpolate } from '../../lib/text.ts';
import { type MaterialsLine, toMaterials } from './inquiry.ts';
import type { OneLinePage } from './page.ts';

/** A position of the bill of materials, or the ring main units that come with one. */
export interface MaterialsRow extends BudgetRow {
  line: MaterialsLine;
  /** The ring main units of a position, which have a class of their own. */
  isRing: boolean;
  /** The sizes that visitors may enter. */
  size: NonNullable<OneLinePage['copy']['roles']['bank']>['size'];
}

/** The bill of materials of a drawing with its prices and weeks. */
export function priceMaterials(page: OneLinePage, choices: Choices, plan: Plan): MaterialsRow[] {
  const { drawing = { from: 0, to: 0 } } = page;
  const lines = toMaterials(page, choices, plan).flatMap((line) =>
    toLines(page, choices, plan, line),
  );
  // A budget has a row for each line, in their order.
  return toBudget(lines, drawing).map(
    (row, index) => ({ ...lines[index], ...row }) as MaterialsRow,
  );
}

/** A line of the bill of materials, and that of the ring main units that come with it. */
function toLines(
  { copy }: OneLinePage,
  { voltage, bank }: Choices,
  { hasRing }: Plan,
  line: MaterialsLine,
): (PricedLine & Pick<MaterialsRow, 'line' | 'isRing' | 'size'>)[] {
  const { role, count, product } = line;
  const isUnpriced =
    role === 'switchgear' &&
    copy.voltages.choices.some((choice) => choice.label === voltage && choice.unpriced);
  const offers = isUnpriced ? [] : product.offers;
  const find = (slug: string | undefined) => offers.find((offer) => offer.slug === slug);
  const { offer, instead, size } = copy.roles[role] ?? {};
  const own = {
    name: product.name,
    line,
    isRing: false,
    size,
    offer: find(offer),
    instead: find(instead),
    units: toUnits(count, size, bank),
  };
  if (role !== 'switchgear' || !hasRing) return [own];
  const units = { from: RING_UNITS, to: RING_UNITS };
  const name = interpolate(copy.budget?.ringUnits ?? '', { count: String(RING_UNITS) });
  const ring = {
    ...own,
    isRing: true,
    name,
    offer: find(copy.budget?.ring),
    instead: undefined,
    units,
  };
  return [own, ring];
}

/** How many units a price counts: a bank has as many as its size, which may be open. */
function toUnits(
  count: number | null,
  size: MaterialsRow['size'],
  chosen: number | undefined,
): Range | undefined {
  if (count === null) return undefined;
  if (size === undefined) return { from: count, to: count };
  const known = chosen === undefined ? undefined : Math.max(size.from, Math.min(size.to, chosen));
  return { from: known ?? size.from, to: known ?? size.to };
}
