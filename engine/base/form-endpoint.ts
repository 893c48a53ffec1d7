const LOCAL_HOSTS = ['localhost', '127.0.0.1'];
const ADVICE =
  'Set it to an https address such as https://forms.example/site, to http://localhost:<port> ' +
  'while you test, or leave it unset so that forms open an email.';

/**
 * Reads the setting that names the server for forms.
 * @param value of `SITE_FORM_ENDPOINT`; undefined or empty means that there is none
 * @returns the normalized address, or null if forms open an email
 * @throws when it is not an address that forms may be sent to; the message says how to fix it
 */
export function readFormEndpoint(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (!URL.canParse(value))
    throw new Error(`SITE_FORM_ENDPOINT is "${value}", not an address. ${ADVICE}`);
  const { href, protocol, hostname, username } = new URL(value);
  if (username !== '') throw new Error(`SITE_FORM_ENDPOINT contains a user name. ${ADVICE}`);
  const isLocal = protocol === 'http:' && LOCAL_HOSTS.includes(hostname);
  if (protocol === 'https:' || isLocal) return href;
  throw new Error(
    `SITE_FORM_ENDPOINT is "${value}", which would send forms unencrypted. ${ADVICE}`,
  );
}

/**
 * Reads the setting that lets the server for forms accept files.
 * @param value of `SITE_FORM_FILES`
 * @param endpoint of `SITE_FORM_ENDPOINT`
 * @returns whether it does
 * @throws when it is malformed; the message says how to fix it
 */
export function readFilesSetting(value: string | undefined, endpoint: string | undefined): boolean {
  if (value === undefined || value === '') return false;
  if (value !== '1')
    throw new Error(`SITE_FORM_FILES is "${value}". Set it to 1, or leave it unset.`);
  if (endpoint) return true;
  throw new Error(
    'SITE_FORM_FILES is 1 without SITE_FORM_ENDPOINT, and an email takes no files: set both.',
  );
}
