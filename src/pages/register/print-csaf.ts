/** A security advisory, as the register lists it. */
export interface Advisory {
  /** Its number, such as "OG-SA-2026-001". */
  id: string;
  title: string;
  /** The day of its first release, and that of its last. */
  released: string;
  revised?: string | undefined;
  cve?: string | undefined;
  /** What an attacker can do, and under which conditions. */
  summary: string;
  /** What owners do. */
  remedy: string;
  affected: { product: string; versions: string; fixed?: string | undefined }[];
}

interface Issuer {
  company: string;
  /** Where the site is served: the namespace of the numbers of its advisories. */
  origin: string;
  /** Whom to write to. */
  email: string;
}

/** The address of an advisory's file, named as CSAF asks: its number in lowercase. */
export function toCsafPath(path: string, id: string): string {
  return path + toCsafSuffix(id);
}

/** What the address of an advisory's file adds to that of the page. */
export function toCsafSuffix(id: string): string {
  return `/${id.toLowerCase().replace(/[^+\-a-z0-9]+/g, '_')}.json`;
}

/**
 * An advisory as a CSAF 2.0 document of the profile "security advisory".
 * @param path the address of the page that lists it
 * @param nameOf the name of a product by its slug
 */
export function printCsaf(
  advisory: Advisory,
  { company, origin, email }: Issuer,
  path: string,
  nameOf: (slug: string) => string,
): string {
  const { id, title, released, revised = released, cve, summary, remedy } = advisory;
  const dates = [...new Set([released, revised])];
  const products = advisory.affected.map(({ product, versions, fixed }, index) => ({
    name: nameOf(product),
    affected: { id: `CSAFPID-${index + 1}A`, version: versions },
    fixed: fixed === undefined ? undefined : { id: `CSAFPID-${index + 1}F`, version: fixed },
  }));
  const affected = products.map((product) => product.affected.id);
  const fixed = products.flatMap((product) => product.fixed?.id ?? []);
  const document = {
    document: {
      category: 'csaf_security_advisory',
      csaf_version: '2.0',
      distribution: { tlp: { label: 'WHITE' } },
      lang: 'en-US',
      notes: [{ category: 'summary', text: summary, title: 'Summary' }],
      publisher: {
        category: 'vendor',
        contact_details: email,
        name: company,
        namespace: origin,
      },
      references: [
        { category: 'self', summary: title, url: `${origin}${toCsafPath(path, id)}` },
        { category: 'self', summary: title, url: `${origin}${path}#advisories` },
      ],
      title,
      tracking: {
        current_release_date: toTime(revised),
        id,
        initial_release_date: toTime(released),
        revision_history: dates.map((day, index) => ({
          date: toTime(day),
          number: String(index + 1),
          summary: index === 0 ? 'First release' : 'Revision',
        })),
        status: 'final',
        version: String(dates.length),
      },
    },
    product_tree: {
      branches: [
        {
          category: 'vendor',
          name: company,
          branches: products.map((product) => ({
            category: 'product_name',
            name: product.name,
            branches: [product.affected, product.fixed].flatMap((one) =>
              one === undefined ? [] : [toVersion(product.name, one, one === product.fixed)],
            ),
          })),
        },
      ],
    },
    vulnerabilities: [
      {
        ...(cve !== undefined && { cve }),
        notes: [{ category: 'description', text: summary }],
        product_status: {
          ...(fixed.length > 0 && { fixed }),
          known_affected: affected,
        },
        remediations: [
          {
            category: fixed.length > 0 ? 'vendor_fix' : 'mitigation',
            details: remedy,
            product_ids: affected,
          },
        ],
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** A version that fixes the weakness, or a range of those that have it. */
function toVersion(
  product: string,
  { id, version }: { id: string; version: string },
  isFixed: boolean,
) {
  return {
    category: isFixed ? 'product_version' : 'product_version_range',
    name: version,
    product: { name: `${product} ${version}`, product_id: id },
  };
}

function toTime(day: string): string {
  return `${day}T00:00:00.000Z`;
}
