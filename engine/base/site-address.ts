/** Where the site is served by default: the preview on this machine. */
const LOCAL_ORIGIN = 'http://localhost:4173';

/**
 * The origin that every absolute address of the site starts with.
 * @param setting the environment's `SITE_URL`, or nothing for this machine
 * @param isProduction whether the build is for the public: a forgotten setting would publish wrong
 * addresses
 * @returns such as `https://grid.example`, without a trailing slash
 * @throws when the setting is not an address, or names more than an origin; in production also
 * when it is missing or not `https:`
 */
export function toOrigin(setting = '', isProduction = false): string {
  if (setting === '' && isProduction) {
    throw new Error(
      'SITE_URL is missing, and a production build needs it for canonical addresses, sitemap and feeds. Set it: SITE_URL=https://grid.example npm run build -- --production',
    );
  }
  if (setting === '') return LOCAL_ORIGIN;
  const url = URL.parse(setting);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw malformed(setting, 'is no web address');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw malformed(setting, 'names more than a host; the site is served from its root');
  }
  if (isProduction && url.protocol !== 'https:')
    throw malformed(setting, 'must start with https: in production');
  return url.origin;
}

function malformed(setting: string, reason: string): Error {
  return new Error(
    `SITE_URL is "${setting}", but ${reason}. Write the origin alone, such as https://grid.example`,
  );
}
