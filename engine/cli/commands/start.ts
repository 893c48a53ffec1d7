import { spawnSync } from 'node:child_process';
import { readCall } from '#base/call';
import { ENQUIRIES_PAGE, openEnquiries } from '#site/preview/enquiries';
import { startPreview } from '#site/preview/preview-server';

// Builds and serves the site. Its forms go to our own server on the next port, unless a setting
// names another one.

const { root, env, print } = readCall();
const port = Number(env.PORT ?? 4173);
const origin = `http://localhost:${port}`;
const endpoint = `http://localhost:${port + 1}/`;
// A form posted without JavaScript redirects back to the origin.
const ours = { SITE_FORM_ENDPOINT: endpoint, SITE_FORM_FILES: '1', SITE_URL: origin };
const isOurs = !env.SITE_FORM_ENDPOINT;

// Without a handler, a signal would leave the server for forms running on its port.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
// Started before the build, so that a port in use is reported at once.
const enquiries = isOurs ? await openEnquiries(root, origin, port + 1) : undefined;
const { status } = spawnSync(process.execPath, ['engine/cli/run.mjs', 'build'], {
  stdio: 'inherit',
  env: isOurs ? { ...env, ...ours } : env,
});
process.exitCode = status ?? 1;
if (status === 0) {
  await startPreview(root, port, undefined, enquiries?.answer);
  print(`The site is at ${origin}\n`);
  if (isOurs) print(`What its forms send is at ${origin}${ENQUIRIES_PAGE}\n`);
} else {
  enquiries?.close();
}
