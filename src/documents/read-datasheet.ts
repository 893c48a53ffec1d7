import type { Content } from '#site';
import { evidenceSchema, printClaim, toClaimValue } from '../collections/files/evidence.ts';
import { products } from '../collections/products/collection.ts';
import { fillClaims, type ProductDatasheet } from '../collections/products/datasheet.ts';

/**
 * The datasheet of a product with the words of its claims.
 * @throws if there is no such product
 */
export function readDatasheet(content: Content, slug: string): ProductDatasheet {
  const { datasheet } = content.getCollection(products).fields(slug);
  const claims = content.getFile(evidenceSchema);
  return fillClaims(datasheet, (slug) => {
    const claim = claims.find((one) => one.slug === slug);
    if (claim === undefined) throw new Error(`content/evidence.yaml has no claim "${slug}"`);
    return { printed: printClaim(claim, content.site.labels.evidence), bare: toClaimValue(claim) };
  });
}
