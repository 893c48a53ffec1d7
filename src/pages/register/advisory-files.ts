import type { Content } from '#site';
import type { PageFile } from '#site/server';
import { products } from '../../collections/products/collection.ts';
import { toTextFile } from '../../documents/text-file.ts';
import { registerCopySchema } from './copy.ts';
import { printCsaf, toCsafPath } from './print-csaf.ts';

/** The security advisories as CSAF 2.0 files. */
export function listAdvisoryFiles(content: Content): PageFile[] {
  const { advisories } = content.getCopy(registerCopySchema);
  const path = content.getPath(registerCopySchema);
  const { brand, contact } = content.site;
  const issuer = {
    company: brand.name,
    origin: content.origin,
    email: contact.security ?? contact.email,
  };
  const nameOf = (slug: string) => content.getEntry(products, slug).name;
  return advisories.rows.map((advisory) =>
    toTextFile(toCsafPath(path, advisory.id), printCsaf(advisory, issuer, path, nameOf)),
  );
}
