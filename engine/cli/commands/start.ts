import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readCommandContext } from '#check/cli/command-context';
import { readPort } from '#site/preview/read-port';
import { refuseTakenPort } from '#site/preview/refuse-taken-port';

/** Vite's own command line. */
const VITE = 'node_modules/vite/bin/vite.js';

/** The service that takes what forms send. */
const SERVICE = 'services/forms/run.mjs';

/** What it stores. Not in `.build/`, which each build replaces. */
const STORED = '.inquiries';

const HOST = '127.0.0.1';

/** Encoding pictures then takes a third less memory: glibc keeps less of what threads return. */
const SPARING = { MALLOC_ARENA_MAX: '2' };

const { root, env, print, printError } = readCommandContext();
const port = readPort(4173, env);
const origin = `http://localhost:${port}`;
const ports = { forms: port + 1, monitor: port + 2, mail: port + 3, smtp: port + 4 };

/**
 * `npm start`: builds and serves the site. Its forms go to our own service on the next port, whose
 * mail is caught and shown, unless a setting names another server for forms.
 */
export async function start(): Promise<void> {
  const endpoint = `http://localhost:${ports.forms}/`;
  // A form posted without JavaScript redirects back to the origin.
  const ours = { SITE_FORM_ENDPOINT: endpoint, SITE_FORM_FILES: '1', SITE_URL: origin };
  const isOurs = !env.SITE_FORM_ENDPOINT;

  // Without a handler, a signal would leave the server for forms running on its port.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  // Before the build, so that a port in use is reported at once.
  await refuseTakenPort(port);
  if (isOurs) await openForms();
  const build = run([VITE, 'build'], { ...SPARING, ...(isOurs ? ours : {}) });
  const [status] = await once(build, 'exit');
  if (status !== 0) process.exit(status ?? 1);
  if (isOurs) {
    print(
      `What forms send is stored in ${STORED}/ (npm run inquiries); its mail is shown here and at http://localhost:${ports.mail}/\n`,
    );
  }
  // It prints the address of the site once it listens.
  const [code] = await once(run([VITE, 'preview'], {}), 'exit');
  process.exit(code ?? 1);
}

/** Starts the service for forms, and a mail server that shows all mail and sends none. */
async function openForms(): Promise<void> {
  for (const each of Object.values(ports)) await refuseTakenPort(each, HOST);
  await mkdir(join(root, STORED), { recursive: true });
  runService('catcher', { HOST, PORT: String(ports.mail), SMTP_PORT: String(ports.smtp) });
  runService('serve', {
    HOST,
    PORT: String(ports.forms),
    MONITOR_PORT: String(ports.monitor),
    SITE_URL: `${origin},http://${HOST}:${port}`,
    DATABASE_URL: `file:${join(root, STORED, 'forms.db')}`,
    FILES: join(root, STORED, 'files'),
    SMTP_URL: `smtp://${HOST}:${ports.smtp}`,
    MAIL_FROM: 'forms@localhost.example',
    MAIL_TO: 'inquiries@localhost.example',
  });
}

function runService(program: string, settings: Record<string, string>): void {
  run([SERVICE, program], settings).once('exit', () => {
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
