import { spawnSync } from 'node:child_process';
import { readCall } from '#base/call';
import { INQUIRIES_PAGE, openInquiries } from '#site/preview/inquiries';
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
const inquiries = isOurs ? await openInquiries(root, origin, port + 1) : undefined;
const { status } = spawnSync(process.execPath, ['engine/cli/run.mjs', 'build'], {
  stdio: 'inherit',
  env: isOurs ? { ...env, ...ours } : env,
});
process.exitCode = status ?? 1;
if (status === 0) {
  await startPreview(root, port, undefined, inquiries?.answer);
  print(`The site is at ${origin}\n`);
  if (isOurs) print(`What its forms send is at ${origin}${INQUIRIES_PAGE}\n`);
} else {
  inquiries?.close();
}
