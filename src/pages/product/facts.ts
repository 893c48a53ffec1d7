import type { z } from 'zod';
import type { Claim } from '../../collections/files/evidence.ts';
import type { Product } from '../../collections/products/collection.ts';
import { countClaim, toOffers } from '../../collections/products/offer.ts';
import { printNumber } from '../../lib/numbers.ts';
import { interpolate } from '../../lib/text.ts';
import type { productCopySchema } from './copy.ts';

/** From so many months on a warranty is said in years. */
const YEARS = 60;
const YEAR = 12;

/** A fact of the row below the head of a product's page. */
export interface Fact {
  label: string;
  value: string;
  details: string[];
}

type FactsCopy = z.infer<typeof productCopySchema>['facts'];
type Source = Pick<Product, 'offers' | 'warranty'>;

/** Price class, lead time and warranty of a product, as far as it has them. */
export function listFacts(source: Source, claims: readonly Claim[], copy: FactsCopy): Fact[] {
  const [first, ...others] = toOffers(source, claims);
  const offered: Fact[] =
    first === undefined
      ? []
      : [
          {
            ...fill(copy.price, first.price.text),
            details: [
              first.name,
              ...others.map(({ name, price }) =>
                interpolate(copy.other, { name, range: price.text }),
              ),
            ],
          },
          { ...fill(copy.weeks, first.weeks.text), details: [copy.starts[first.starts]] },
        ];
  const { warranty } = source;
  return warranty === undefined ? offered : [...offered, toWarranty(warranty, claims, copy)];
}

/** What the row is called: without a price or a warranty it is about the datasheet alone. */
export function nameFacts(facts: readonly Fact[], name: string, copy: FactsCopy): string {
  return facts.length > 0 ? name : copy.datasheet.label;
}

/** Whether a fact of the row is a sample that nobody has confirmed yet. */
export function hasSamples({ offers = [], warranty }: Source, claims: readonly Claim[]): boolean {
  const slugs = [...offers.flatMap(({ price, weeks }) => [price, weeks]), warranty];
  return claims.some(({ slug, state }) => state === 'sample' && slugs.includes(slug));
}

function fill({ label, value }: FactsCopy['price'], range: string) {
  return { label, value: interpolate(value, { range }) };
}

function toWarranty(slug: string, claims: readonly Claim[], { warranty }: FactsCopy): Fact {
  const { from, to, text } = countClaim(slug, claims);
  const isYears = from >= YEARS && from % YEAR === 0;
  const value = isYears
    ? interpolate(warranty.years, { years: printNumber(from / YEAR) })
    : interpolate(warranty.months, { months: printNumber(from) });
  const claim = claims.find((one) => one.slug === slug)?.claim ?? text;
  return { label: warranty.label, value, details: [from === to ? claim : text] };
}
