import type { Contradiction, Fields } from '#check/model/definitions';
import { marketSchema } from '../markets/collection.ts';
import { siteSchema } from './site.ts';

const SITE_FILE = 'content/site.yaml';

/** A number as it is printed, with the signs that belong to it: "500+", "1,200", "99.9%". */
const NUMBER = /\d+(?:[.,]\d+)*[+%]?/g;

/** The notes of the menu with a number that the market they lead to does not have. */
export function findWrongNotes(fields: Fields): Contradiction[] {
  const { navigation }: { navigation?: unknown } = Object(fields.get(SITE_FILE));
  const bar = siteSchema.shape.navigation.safeParse(navigation).data ?? [];
  return bar.flatMap(({ panel }, entry) =>
    (panel?.columns ?? []).flatMap(({ links }, column) =>
      links.flatMap(({ to, note = '' }, link): Contradiction[] => {
        const wrong = findWrongNumber(note, fields.get(`content${to}.mdx`), to);
        if (wrong === undefined) return [];
        const path = ['navigation', entry, 'panel', 'columns', column, 'links', link, 'note'];
        const message = `says "${wrong}", but the figures of content${to}.mdx (stats) do not; correct one of them`;
        return [{ file: SITE_FILE, path, message }];
      }),
    ),
  );
}

/** The first number of a note that no figure of its market has; undefined if it leads elsewhere. */
function findWrongNumber(note: string, data: unknown, to: string): string | undefined {
  if (!to.startsWith('/markets/')) return undefined;
  const stats = marketSchema.shape.stats.safeParse(Object(data).stats).data;
  if (stats === undefined) return undefined;
  const said = Object.values(stats).map(({ value }) => value);
  return note.match(NUMBER)?.find((number) => !said.includes(number));
}
