import { interpolate } from '#base/text';
import type { OneLineCopy } from '../../../components/blocks/one-line/copy';
import { type Plan, RING_UNITS } from '../../../drawings/one-line/plan';
import type { OneLinePage } from '../page';

/** The product data that the bill needs. */
export type OneLineProduct = OneLinePage['products'][number];

/** Placeholder for a part of an ordering code that is not chosen yet. */
export const OPEN = '··';

/** The lines of a bill, by item number. */
export function toLines(plan: Plan, copy: OneLineCopy, products: OneLineProduct[]) {
  return plan.items.flatMap(({ role, position, count }) => {
    const { product: slug, quantity, place, open } = copy.roles[role];
    const product = products.find((one) => one.slug === slug);
    if (product === undefined) return [];
    const units = { count: String(RING_UNITS) };
    const ring =
      role === 'switchgear' && plan.hasRing ? ` ${interpolate(copy.bill.units, units)}` : '';
    return {
      position,
      product,
      quantity: interpolate(quantity, { count: String(count) }) + ring,
      place: interpolate(place, { feeders: String(plan.feeders) }),
      open,
      code: product.ordering
        .map((part) => (open.includes(part.meaning) ? OPEN : part.code))
        .join('-'),
    };
  });
}
