import { toMinutes, WORDS_A_MINUTE } from '#base/reading-time';
import { count } from '#base/text';
import type { Advice, EntryData } from '#check/definitions';
import { FEATURED_SIZE } from '../../lib/paging';

interface Fields {
  readTime?: unknown;
  type?: unknown;
  date?: unknown;
  featured?: unknown;
}

/** A recording may be any length; reading time follows from the word count. */
export function adviseReadTime({ data, words }: EntryData): Advice[] {
  const { readTime: stated, type }: Fields = Object(data);
  if (typeof stated !== 'number' || type === 'webinar') return [];
  const counted = toMinutes(words);
  if (Math.abs(stated - counted) <= counted / 3) return [];
  const message = `is ${stated}, but reading ${count(words, 'word')} takes about ${count(counted, 'minute')}, at ${WORDS_A_MINUTE} a minute; delete this line, and the site counts them`;
  return [{ field: 'readTime', message }];
}

/** Featured articles beyond those shown at the top appear in the list. */
export function adviseFeatured(entries: EntryData[]): { at: number; advice: Advice }[] {
  const featured = entries
    .map(({ data }, at) => ({ at, fields: Object(data) as Fields }))
    .filter(({ fields }) => fields.featured === true)
    .toSorted((a, b) => String(b.fields.date ?? '').localeCompare(String(a.fields.date ?? '')));
  const oldest = featured.at(-1);
  if (oldest === undefined || featured.length <= FEATURED_SIZE) return [];
  const message = `should be false here: the insights page shows ${FEATURED_SIZE} featured articles, and ${featured.length} articles are featured, of which this is the oldest`;
  return [{ at: oldest.at, advice: { field: 'featured', message } }];
}
