import type { Contradiction, Fields } from '#check/model/definitions';
import { type Product, productSchema } from '../../collections/products/collection.ts';
import { oneLineCopySchema } from './copy.ts';
import { RATED } from './rated.ts';

/** The parts of an ordering code that a role names, and the product does not have; and its offers. */
export function findUnknownCodes(fields: Fields): Contradiction[] {
  return [...fields].flatMap(([file, data]) => {
    // Entries are many, and each would be parsed in vain.
    if (!file.startsWith('content/pages/')) return [];
    const copy = oneLineCopySchema.safeParse(data).data;
    if (copy === undefined) return [];
    const rated = copy.voltages.choices.flatMap(({ rated }) => rated ?? []);
    return Object.entries(copy.roles).flatMap(([name, role]) => {
      if (role === undefined) return [];
      const product = readProduct(fields, role.product);
      if (product === undefined) return [];
      return findFaults(role, product, rated).map(
        ({ path, message }): Contradiction => ({ file, path: ['roles', name, ...path], message }),
      );
    });
  });
}

type Roles = NonNullable<ReturnType<typeof oneLineCopySchema.parse>['roles']>;
type Role = NonNullable<Roles[keyof Roles]>;

function findFaults(role: Role, product: Product, rated: readonly string[]) {
  const faults: Pick<Contradiction, 'path' | 'message'>[] = [];
  const { ordering } = product.datasheet;
  for (const [index, { meaning, code }] of role.settled.entries()) {
    const part = ordering.find((one) => one.meaning === meaning);
    const known = part && [...new Set([part, ...part.options].map((one) => one.code))];
    if (known === undefined) {
      faults.push({ path: ['settled', index, 'meaning'], message: sayUnknown(meaning, product) });
      continue;
    }
    const asked = code === RATED ? rated : [code];
    const gone = asked.find((one) => !known.some((other) => covers(other, one)));
    if (gone === undefined) continue;
    const message = `is "${gone}", but the ordering code of ${product.name} has ${known.join(', ')} there; write one of these`;
    faults.push({ path: ['settled', index, 'code'], message });
  }
  for (const [index, meaning] of role.open.entries()) {
    if (ordering.some((one) => one.meaning === meaning)) continue;
    faults.push({ path: ['open', index], message: sayUnknown(meaning, product) });
  }
  const prices = product.offers?.map(({ price }) => price) ?? [];
  for (const field of ['offer', 'instead'] as const) {
    const price = role[field];
    if (price === undefined || prices.includes(price)) continue;
    const message = `is "${price}", which no offer of ${product.name} has as its price; write one of them`;
    faults.push({ path: [field], message });
  }
  return faults;
}

/** Whether a code is another one, or lies in a range such as "50 to 5000". */
function covers(known: string, code: string): boolean {
  const [, from, to] = /^([\d.]+) to ([\d.]+)$/.exec(known) ?? [];
  return known === code || (Number(from) <= Number(code) && Number(code) <= Number(to));
}

function sayUnknown(meaning: string, { name, datasheet }: Product): string {
  const known = datasheet.ordering.map((part) => part.meaning);
  return `is "${meaning}", but the ordering code of ${name} has ${known.join(', ')}; write one of these`;
}

function readProduct(fields: Fields, slug: string): Product | undefined {
  return productSchema.safeParse(fields.get(`content/products/${slug}.mdx`)).data;
}
