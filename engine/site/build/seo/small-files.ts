import type { Brand } from '../../define/brand';
import type { SiteData } from '../../define/site-data';

/** The web app manifest, for phones on which the site is added to the home screen. */
export function toWebManifest({ site }: SiteData, { bg }: Brand['colors']): string {
  const toIcon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name: site.brand.name,
    description: site.brand.description,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    theme_color: bg.light,
    background_color: bg.light,
    icons: [toIcon(192), toIcon(512)],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Who receives vulnerability reports, and for which site. */
interface Reported {
  site: { contact: Pick<SiteData['site']['contact'], 'email' | 'security'> };
  origin: string;
}

/**
 * The content of security.txt, RFC 9116. It expires a year after the build, as the standard
 * advises: nobody reads the mail of a site that is no longer built.
 * @param today `YYYY-MM-DD`
 */
export function toSecurityText({ site, origin }: Reported, today: string): string {
  const expires = new Date(`${today}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${site.contact.security ?? site.contact.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt\n`,
  ].join('\n');
}
