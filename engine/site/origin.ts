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
  if (setting === '' && !isProduction) return LOCAL_ORIGIN;
  const url = URL.parse(setting);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && !isProduction);
  if (isSafe && url.href === `${url.origin}/`) return url.origin;
  const state = setting === '' ? 'missing' : `"${setting}"`;
  const expected = isProduction ? 'the origin of the site alone, with https:' : 'an origin alone';
  throw new Error(
    `SITE_URL is ${state}, but must be ${expected}. Set it: SITE_URL=https://grid.example npm run build -- --production`,
  );
}
