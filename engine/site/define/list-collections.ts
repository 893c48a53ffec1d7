import { findMarked } from '#check/schema-marks';
import type { AnyCollection } from './define-collection';

/** A collection in its list: what it is, and what the addresses of its entries begin with. */
export interface Listed<C extends AnyCollection = AnyCollection> {
  base: string;
  collection: C;
}

/**
 * Lists all collections, each under the address of its list, which the addresses of its entries begin
 * with. The order is that of the sitemap, the search and the editor's forms.
 * @throws where two have the same name, or a field refers to none of them
 */
export function listCollections<L extends Record<string, AnyCollection>>(
  list: L,
): Listed<L[keyof L]>[] {
  const listed = Object.entries(list).map(([base, collection]) => ({ base, collection }));
  const names = listed.map(({ collection }) => collection.name);
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined) throw new Error(`src/collections/index.ts lists "${twin}" twice`);
  for (const { collection } of listed) refuseUnknown(collection, names);
  return listed as Listed<L[keyof L]>[];
}

/** A reference to a collection that is not there would be checked by nobody. */
function refuseUnknown({ name, schema }: AnyCollection, names: string[]) {
  const known = [...names, 'glossary'];
  for (const { path, meta } of findMarked(schema)) {
    if (meta.reference === undefined || known.includes(meta.reference)) continue;
    throw new Error(
      `src/collections/${name}/collection.ts: ${path.join('.')} refers to "${meta.reference}", which is no collection; those of src/collections/index.ts are ${names.join(', ')}`,
    );
  }
}
