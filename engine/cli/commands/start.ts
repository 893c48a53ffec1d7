import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readCall } from '#check/cli/call';
import { refuseTakenPort } from '#site/preview/refuse-taken-port';

/** Vite's own command line. */
const VITE = 'node_modules/vite/bin/vite.js';

/** Files sent by forms. Not in `.build/`, which each build replaces. */
const FILES = '.inquiries';

const { root, env, print, printError } = readCall();
const port = Number(env.PORT ?? 4173);
const origin = `http://localhost:${port}`;

/**
 * `npm start`: builds and serves the site. Its forms go to our own server on the next port, unless a
 * setting names another one.
 */
export async function start(): Promise<void> {
  const endpoint = `http://localhost:${port + 1}/`;
  // A form posted without JavaScript redirects back to the origin.
  const ours = { SITE_FORM_ENDPOINT: endpoint, SITE_FORM_FILES: '1', SITE_URL: origin };
  const isOurs = !env.SITE_FORM_ENDPOINT;

  // Without a handler, a signal would leave the server for forms running on its port.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  // Before the build, so that a port in use is reported at once.
  await refuseTakenPort(port);
  if (isOurs) await openForms();
  const build = run([VITE, 'build'], isOurs ? ours : {});
  const [status] = await once(build, 'exit');
  if (status !== 0) process.exit(status ?? 1);
  if (isOurs) print(`Forms send to this terminal; files are kept in ${FILES}/\n`);
  // It prints the address of the site once it listens.
  const [code] = await once(run([VITE, 'preview'], {}), 'exit');
  process.exit(code ?? 1);
}

/** Starts the server for forms, which prints each message as a line of JSON. */
async function openForms(): Promise<void> {
  const folder = join(root, FILES);
  await mkdir(folder, { recursive: true });
  const settings = { SITE_URL: origin, HOST: '127.0.0.1', PORT: String(port + 1), FILES: folder };
  await refuseTakenPort(port + 1, settings.HOST);
  run(['deploy/forms-endpoint.mjs'], settings).once('exit', () => {
    printError('The server for forms ended, for the reason above.\n');
    process.exit(1);
  });
}

/** Runs a program of ours in this terminal; it ends at the latest when this one does. */
function run(args: string[], settings: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...settings },
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill());
  return child;
}
