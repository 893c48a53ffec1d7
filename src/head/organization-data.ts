import type { MetaContext, Thing } from '#site';

/** The identifier by which every page refers to the company. */
export function organizationId({ origin }: MetaContext): string {
  return `${origin}/#org`;
}

/** The company in full, for the home page. */
export function describeOrganization(context: MetaContext): Thing {
  const { brand, contact, footer } = context.site;
  return {
    '@type': 'Organization',
    '@id': organizationId(context),
    name: brand.name,
    url: `${context.origin}/`,
    logo: `${context.origin}/icon-512.png`,
    description: brand.description,
    parentOrganization: { '@type': 'Organization', name: brand.group },
    email: contact.email,
    telephone: contact.phone,
    address: contact.address,
    sameAs: footer.social.map(({ to }) => to),
  };
}

/** The site as a whole, for the home page. */
export function describeSite(context: MetaContext): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${context.origin}/#site`,
    name: context.site.brand.name,
    url: `${context.origin}/`,
    publisher: { '@id': organizationId(context) },
  };
}
