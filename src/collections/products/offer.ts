import { z } from 'zod';
import { line, listed, OWN, rows } from '#check/fields';
import { distinct } from '../distinct.ts';
import { type Claim, toClaimValue } from '../files/evidence.ts';

/** What a lead time counts from. */
const starts = ['order', 'drawings'] as const;

/** What can be bought of a product, each with its price class and lead time. */
export const offers = rows(1, 6, 'each is a row of the table of prices', {
  name: line(60).describe(
    'What the price is for, as after the name of the product: "a 15 kV breaker panel, 1,200 A".',
  ),
  per: line(16)
    .optional()
    .describe(
      'What one price pays, if it is no whole unit: such as "kVAr", of which a bank has many.',
    ),
  price: listed('evidence', { kind: 'price', product: OWN }).describe(
    'The claim of `content/evidence.yaml` with its price class.',
  ),
  weeks: listed('evidence', { kind: 'delivery', product: OWN }).describe(
    'The claim with its lead time.',
  ),
  starts: z
    .enum(starts)
    .describe('What its weeks count from: the `order`, or the approved `drawings`.'),
}).superRefine(distinct({ path: ['price'], read: ({ price }) => price }));

/** The least and the most of a figure. */
type Range = NonNullable<Claim['range']>;

/** A figure of an offer, as it is printed and as it is counted. */
export interface CountedRange extends Range {
  text: string;
  state: Claim['state'];
}

/** Something that can be bought, with its price in US$ and its lead time in weeks. */
export interface Offer {
  /** The claim with its price, which names it. */
  slug: string;
  name: string;
  per: string | undefined;
  price: CountedRange;
  weeks: CountedRange;
  starts: (typeof starts)[number];
}

interface Priced {
  offers?: z.infer<typeof offers> | undefined;
}

/**
 * What can be bought of a product, with the figures of the register of evidence.
 * @throws if the register has no such claim, or a claim without figures
 */
export function toOffers({ offers = [] }: Priced, claims: readonly Claim[]): Offer[] {
  return offers.map(({ name, per, price, weeks, starts }) => ({
    slug: price,
    name,
    per,
    price: countClaim(price, claims),
    weeks: countClaim(weeks, claims),
    starts,
  }));
}

/**
 * The figures of a claim, such as a warranty in months.
 * @throws if the register has no such claim, or one without figures
 */
export function countClaim(slug: string, claims: readonly Claim[]): CountedRange {
  const claim = claims.find((one) => one.slug === slug);
  if (claim?.range === undefined) {
    const fault = claim === undefined ? 'no such claim' : 'no range in this claim';
    throw new Error(
      `content/evidence.yaml: ${fault}: ${slug}; a product names it, so write its range of figures`,
    );
  }
  return { ...claim.range, text: toClaimValue(claim), state: claim.state };
}
