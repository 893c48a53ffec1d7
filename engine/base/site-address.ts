/** Where the site is served by default: the preview on this machine. */
export const LOCAL_ORIGIN = 'http://localhost:4173';

/**
 * The origin that every absolute address of the site starts with.
 * @param setting the environment's `SITE_URL`, or nothing for this machine
 * @returns such as `https://grid.example`, without a trailing slash
 * @throws when the setting is not an address, or names more than an origin
 */
export function toOrigin(setting: string | undefined): string {
  if (setting === undefined || setting === '') return LOCAL_ORIGIN;
  const url = URL.parse(setting);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw malformed(setting, 'is no web address');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw malformed(setting, 'names more than a host; the site is served from its root');
  }
  return url.origin;
}

/**
 * The origin of a production build, where a forgotten setting would publish wrong addresses.
 * @param setting the environment's `SITE_URL`
 * @throws when it is missing, not `https:`, or not an origin
 */
export function toPublicOrigin(setting: string | undefined): string {
  if (setting === undefined || setting === '') {
    throw new Error(
      'SITE_URL is missing, and a production build needs it for canonical addresses, sitemap and feeds. Set it: SITE_URL=https://grid.example npm run build -- --production',
    );
  }
  const origin = toOrigin(setting);
  if (!origin.startsWith('https:'))
    throw malformed(setting, 'must start with https: in production');
  return origin;
}

function malformed(setting: string, reason: string): Error {
  return new Error(
    `SITE_URL is "${setting}", but ${reason}. Write the origin alone, such as https://grid.example`,
  );
}
