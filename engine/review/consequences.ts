import { z } from 'zod';

import type { BuiltSite } from './built-site';
import { compareWords, toPieces } from './compare-words';
import type { Consequence } from './review-data';

/** What a site offers, by name: a text, or the digest of a file. */
type Offers = ReadonlyMap<string, string>;

/** The effects of a change beyond the pages themselves. */
const KINDS: { what: string; isText: boolean; read: (site: BuiltSite) => Promise<Offers> }[] = [
  { what: 'Found by the search', isText: true, read: readSearch },
  { what: 'Where old addresses lead', isText: true, read: async (site) => site.redirects },
  { what: 'PDFs', isText: false, read: readPdfs },
];

/** What differs between two sites besides their pages; kinds without a difference are left out. */
export async function findConsequences(
  before: BuiltSite,
  after: BuiltSite,
): Promise<Consequence[]> {
  const found = KINDS.map(async ({ what, isText, read }) => {
    const [old, fresh] = await Promise.all([read(before), read(after)]);
    const names = [...new Set([...fresh.keys(), ...old.keys()])];
    const rows = names
      .filter((name) => old.get(name) !== fresh.get(name))
      .map((label) => {
        const [was, is] = [old.get(label), fresh.get(label)];
        if (isText) return { label, pieces: compareWords(was ?? '', is ?? '') };
        const [gone, came] = [was ? 'as it was' : '', was ? 'drawn anew' : 'new'];
        return { label, pieces: toPieces(gone, is ? came : '') };
      });
    return { what, rows };
  });
  return (await Promise.all(found)).filter(({ rows }) => rows.length > 0);
}

const indexSchema = z.object({
  documentIds: z.record(z.string(), z.string()),
  storedFields: z.record(z.string(), z.object({ document: z.object({ title: z.string() }) })),
});

async function readSearch(site: BuiltSite): Promise<Offers> {
  const index = indexSchema.safeParse(JSON.parse((await site.read('search-index.json')) || '{}'));
  const { documentIds, storedFields } = index.data ?? { documentIds: {}, storedFields: {} };
  const entries = Object.entries(documentIds);
  return new Map(entries.map(([id, path]) => [path, storedFields[id]?.document.title ?? path]));
}

async function readPdfs(site: BuiltSite): Promise<Offers> {
  const files = site.files.filter((file) => file.endsWith('.pdf'));
  const digests = await Promise.all(files.map(site.digestOf));
  return new Map(files.map((file, index) => [`/${file}`, digests[index] ?? '']));
}
