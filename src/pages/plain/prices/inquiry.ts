import { printNumber } from '../../../lib/numbers.ts';
import { interpolate } from '../../../lib/text.ts';
import { type PriceRow, type PriceSet, type Prices, toSetQuery } from './lanes.ts';

/** The address of the contact form with the chosen set filled in, line by line. */
export function toInquiry(
  { copy, address, contact }: Pick<Prices, 'copy' | 'address' | 'contact'>,
  set: PriceSet,
  chosen: readonly PriceRow[],
): string {
  const { send, by, range } = copy;
  const lines = chosen.map(({ count, lane: { product, offer }, price }) => {
    const sum =
      price && interpolate(range, { from: printNumber(price.from), to: printNumber(price.to) });
    return `${printNumber(count)} × ${product.name}, ${offer.name}: ${sum}`;
  });
  const needed = set.by === undefined ? [] : [`${by}: ${set.by}`];
  const all = [...lines, ...needed];
  const message =
    all.length === 0 ? [] : [send.message, '', ...all, '', `${address}${toSetQuery(set)}`];
  const query = new URLSearchParams({
    topic: send.topic,
    ...(message.length > 0 && { message: message.join('\n') }),
  });
  return `${contact}?${query}`;
}

/** The address of the page that draws a one-line, with the month and the size of the bank. */
export function toBuildAddress(to: string, { by }: PriceSet, chosen: readonly PriceRow[]): string {
  const query = new URLSearchParams();
  // What is sold by a unit of its size, and not by the piece, is the bank.
  const bank = chosen.find(({ per }) => per !== undefined)?.count;
  if (bank !== undefined) query.set('bank', String(bank));
  if (by !== undefined) query.set('by', by);
  return query.size === 0 ? to : `${to}?${query}`;
}
