const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/**
 * Reads the settings of the server for forms.
 * @param env `SITE_FORM_ENDPOINT` and `SITE_FORM_FILES`
 * @returns its normalized address, and whether it accepts files; undefined if forms open an email
 * @throws when forms may not be sent to the address; the message says how to fix it, and does not
 * repeat it, since it may contain a password
 */
export function readFormServer({ SITE_FORM_ENDPOINT, SITE_FORM_FILES }: NodeJS.ProcessEnv) {
  if (!SITE_FORM_ENDPOINT) return undefined;
  const url = URL.parse(SITE_FORM_ENDPOINT);
  const isLocal = url?.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname);
  const isSafe = isLocal || url?.protocol === 'https:';
  if (isSafe && url.username === '' && url.password === '')
    return { endpoint: url.href, takesFiles: SITE_FORM_FILES === '1' };
  throw new Error(
    'SITE_FORM_ENDPOINT is no address that forms may be sent to. Set it to an https address ' +
      'without a user name, such as https://forms.example/site, to http://localhost:<port> while ' +
      'you test, or leave it unset so that forms open an email.',
  );
}
