const LOCAL_HOSTS = ['localhost', '127.0.0.1'];
const ADVICE =
  'Set it to an https address such as https://forms.example/site, to http://localhost:<port> ' +
  'while you test, or leave it unset so that forms open an email.';

/**
 * Says what is wrong with the setting that names the server for forms.
 * @param value of `SITE_FORM_ENDPOINT`; undefined or empty means that there is none
 * @returns null if it is fine; otherwise what is wrong, and how to fix it
 */
export function findEndpointProblem(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (!URL.canParse(value)) return `SITE_FORM_ENDPOINT is "${value}", not an address. ${ADVICE}`;
  const { protocol, hostname, username } = new URL(value);
  if (username !== '') return `SITE_FORM_ENDPOINT contains a user name. ${ADVICE}`;
  const isLocal = protocol === 'http:' && LOCAL_HOSTS.includes(hostname);
  if (protocol === 'https:' || isLocal) return null;
  return `SITE_FORM_ENDPOINT is "${value}", which would send forms unencrypted. ${ADVICE}`;
}

/**
 * Reads the setting that names the server for forms.
 * @param value of `SITE_FORM_ENDPOINT`
 * @returns the normalized address, or null if forms open an email
 * @throws when it is not an address that forms may be sent to
 */
export function readFormEndpoint(value: string | undefined): string | null {
  const problem = findEndpointProblem(value);
  if (problem !== null) throw new Error(problem);
  return value === undefined || value === '' ? null : new URL(value).href;
}

/**
 * Says what is wrong with the setting that lets the server for forms accept files.
 * @param value of `SITE_FORM_FILES`
 * @param endpoint of `SITE_FORM_ENDPOINT`
 * @returns null if it is fine; otherwise what is wrong, and how to fix it
 */
export function findFilesSettingProblem(
  value: string | undefined,
  endpoint: string | undefined,
): string | null {
  if (value === undefined || value === '') return null;
  if (value !== '1') return `SITE_FORM_FILES is "${value}". Set it to 1, or leave it unset.`;
  if (endpoint) return null;
  return 'SITE_FORM_FILES is 1 without SITE_FORM_ENDPOINT, and an email takes no files: set both.';
}
