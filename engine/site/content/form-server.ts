const LOCAL_HOSTS = ['localhost', '127.0.0.1'];
const ADVICE =
  'Set it to an https address such as https://forms.example/site, to http://localhost:<port> ' +
  'while you test, or leave it unset so that forms open an email.';

/**
 * Reads the settings of the server for forms.
 * @param env `SITE_FORM_ENDPOINT` and `SITE_FORM_FILES`
 * @returns its normalized address, and whether it accepts files; undefined if forms open an email
 * @throws when one is malformed, or names no address that forms may be sent to; the message says
 * how to fix it
 */
export function readFormServer(env: NodeJS.ProcessEnv) {
  const { SITE_FORM_ENDPOINT: address, SITE_FORM_FILES: files } = env;
  const endpoint = address ? toEndpoint(address) : undefined;
  if (files && files !== '1')
    throw new Error(`SITE_FORM_FILES is "${files}". Set it to 1, or leave it unset.`);
  if (endpoint !== undefined) return { endpoint, takesFiles: files === '1' };
  if (!files) return undefined;
  throw new Error(
    'SITE_FORM_FILES is 1 without SITE_FORM_ENDPOINT, and an email takes no files: set both.',
  );
}

function toEndpoint(address: string): string {
  if (!URL.canParse(address))
    throw new Error(`SITE_FORM_ENDPOINT is "${address}", not an address. ${ADVICE}`);
  const { href, protocol, hostname, username } = new URL(address);
  if (username !== '') throw new Error(`SITE_FORM_ENDPOINT contains a user name. ${ADVICE}`);
  const isLocal = protocol === 'http:' && LOCAL_HOSTS.includes(hostname);
  if (protocol === 'https:' || isLocal) return href;
  throw new Error(
    `SITE_FORM_ENDPOINT is "${address}", which would send forms unencrypted. ${ADVICE}`,
  );
}
