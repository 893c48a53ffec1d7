import { z } from 'zod';

import type { BuiltSite } from './built-site';
import { compareWords, toPieces } from './compare-words';
import type { Consequence, Piece } from './review-data';

/** What a site offers by a name: a text, or the digest of a file. */
type Offers = Map<string, string>;

interface Kind {
  what: string;
  read: (site: BuiltSite) => Promise<Offers>;
  /** A text before and after, each undefined where the site does not offer it. */
  tell: (before: string | undefined, after: string | undefined) => Piece[];
}

/** What follows from a change beyond the pages themselves. */
const KINDS: Kind[] = [
  { what: 'Found by the search', read: readSearch, tell: tellText },
  { what: 'Where old addresses lead', read: async (site) => site.redirects, tell: tellText },
  { what: 'PDFs', read: readPdfs, tell: tellFile },
];

/**
 * What two sites offer beside their pages and is not the same; kinds without a difference are left out.
 * @param moves old addresses of pages with their new ones
 */
export async function findConsequences(
  before: BuiltSite,
  after: BuiltSite,
  moves: ReadonlyMap<string, string>,
): Promise<Consequence[]> {
  const found = KINDS.map(async ({ what, read, tell }) => {
    const [known, fresh] = await Promise.all([read(before), read(after)]);
    const old = new Map([...known].map(([path, offer]) => [moves.get(path) ?? path, offer]));
    const rows = [...new Set([...fresh.keys(), ...old.keys()])]
      .filter((label) => old.get(label) !== fresh.get(label))
      .map((label) => {
        return { aspect: 'words' as const, label, pieces: tell(old.get(label), fresh.get(label)) };
      });
    return { what, rows };
  });
  return (await Promise.all(found)).filter(({ rows }) => rows.length > 0);
}

function tellText(before = '', after = ''): Piece[] {
  return compareWords(before, after);
}

function tellFile(before: string | undefined, after: string | undefined): Piece[] {
  if (before === undefined) return toPieces('', 'new');
  return after === undefined ? toPieces('as it was', '') : toPieces('as it was', 'drawn anew');
}

const indexSchema = z.looseObject({
  documentIds: z.record(z.string(), z.string()),
  storedFields: z.record(
    z.string(),
    z.looseObject({ document: z.looseObject({ title: z.string() }) }),
  ),
});

async function readSearch(site: BuiltSite): Promise<Offers> {
  const parsed = indexSchema.safeParse(JSON.parse((await site.read('search-index.json')) || '{}'));
  const { documentIds, storedFields } = parsed.data ?? { documentIds: {}, storedFields: {} };
  const entries = Object.entries(documentIds);
  return new Map(entries.map(([id, path]) => [path, storedFields[id]?.document.title ?? path]));
}

async function readPdfs(site: BuiltSite): Promise<Offers> {
  const files = site.files.filter((file) => file.endsWith('.pdf'));
  return new Map(
    await Promise.all(files.map(async (file) => [`/${file}`, await site.digestOf(file)] as const)),
  );
}
