import type { Organization, WebSite } from 'schema-dts';

import type { MetaContext } from '#site/define/site-data';

/** The name under which every page refers to the company. */
export function organizationId({ origin }: MetaContext): string {
  return `${origin}/#org`;
}

/** The company in full, for the home page. */
export function describeOrganization(frame: MetaContext): Organization {
  const { brand, contact, footer } = frame.site;
  return {
    '@type': 'Organization',
    '@id': organizationId(frame),
    name: brand.name,
    url: `${frame.origin}/`,
    logo: `${frame.origin}/icon-512.png`,
    description: brand.description,
    parentOrganization: { '@type': 'Organization', name: brand.group },
    email: contact.email,
    telephone: contact.phone,
    address: contact.address,
    sameAs: footer.social.map(({ to }) => to),
  };
}

/** The site as a whole, for the home page. */
export function describeSite(frame: MetaContext): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${frame.origin}/#site`,
    name: frame.site.brand.name,
    url: `${frame.origin}/`,
    publisher: { '@id': organizationId(frame) },
  };
}
