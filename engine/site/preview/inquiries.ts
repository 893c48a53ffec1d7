import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { escapeText } from '#base/text';
import { toPlainWords } from '../../base/plain-error.mjs';
import { printError } from '../../base/print.mjs';

/** The address of the page that lists what forms sent. */
export const INQUIRIES_PAGE = '/inquiries';

/** Not in `.build/`, which each build replaces. */
const FOLDER = '.inquiries';
const LIST = 'list.jsonl';
const LOCAL = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;
const STYLE =
  ':root{color-scheme:light dark}body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui}' +
  'article{border-top:1px solid;padding:1rem 0}dl{display:grid;grid-template-columns:8rem 1fr;gap:.25rem 1rem;margin:0}' +
  'dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}';

/** A local server for forms, and the page that shows what it received. */
export interface Inquiries {
  /** Answers a request for the page; false if the request is for another one. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  close: () => void;
}

/**
 * Starts `deploy/forms-endpoint.mjs` and keeps what it receives in `.inquiries/`.
 * @param root the project's folder
 * @param origin the origin of the site whose forms it takes
 * @param port the port that it listens on
 * @throws when it does not start, with the reason
 */
export async function openInquiries(
  root: string,
  origin: string,
  port: number,
): Promise<Inquiries> {
  const folder = join(root, FOLDER);
  await mkdir(folder, { recursive: true });
  const env = { ...process.env, SITE_URL: origin, PORT: String(port), FILES: folder };
  const child = spawn(process.execPath, [join(root, 'deploy/forms-endpoint.mjs')], {
    env: { ...env, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const keep = async (line: string) => {
    const sent = { at: new Date().toISOString(), ...JSON.parse(line) };
    // Someone may have deleted it to empty the list.
    await mkdir(folder, { recursive: true });
    await appendFile(join(folder, LIST), `${JSON.stringify(sent)}\n`);
  };
  createInterface(child.stdout).on('line', (line) => {
    keep(line).catch((error: unknown) => printError(`${toPlainWords(error)}\n`));
  });
  await waitForStart(child, port);
  const close = () => void child.kill();
  process.once('exit', close);
  return {
    close,
    async answer({ url = '/', headers }, response) {
      if (url.split('?')[0] !== INQUIRIES_PAGE || !LOCAL.test(headers.host ?? '')) return false;
      const list = await readFile(join(folder, LIST), 'utf8').catch(() => '');
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      });
      response.end(toPage(list.split('\n').filter(Boolean).toReversed()));
      return true;
    },
  };
}

/** Waits until the server listens; if it exits before that, throws with its output. */
function waitForStart({ stderr }: ChildProcessByStdio<null, Readable, Readable>, port: number) {
  const said: string[] = [];
  return new Promise<void>((resolve, reject) => {
    createInterface(stderr)
      .on('line', (line) => (line.startsWith('Listening') ? resolve() : said.push(line)))
      .on('close', () => reject(new Error(toReason(said.join('\n'), port))));
  });
}

function toReason(said: string, port: number): string {
  if (said.includes('EADDRINUSE'))
    return `Port ${port}, to which forms would be sent, is taken. Set PORT to another one.`;
  const [error = said] = /^\w*Error\b.*/m.exec(said) ?? [];
  return `The server for forms, deploy/forms-endpoint.mjs, does not start: ${error || 'it ends at once'}`;
}

/** The page of messages, latest first; everything that was sent is escaped. */
function toPage(lines: readonly string[]): string {
  const entries = lines.map((line) => {
    const fields = Object.entries<unknown>(JSON.parse(line)).filter(([, value]) => value !== '');
    const rows = fields.map(
      ([name, value]) =>
        `<dt>${escapeText(name)}</dt><dd>${escapeText(Array.isArray(value) ? value.join('\n') : String(value))}</dd>`,
    );
    return `<article><dl>${rows.join('')}</dl></article>`;
  });
  const none = `<p>Nothing yet. Send something by the <a href="/company/contact">contact form</a>.</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inquiries</title><style>${STYLE}</style><body><h1>Inquiries</h1><p>What the forms of this preview have sent. It lies in ${FOLDER}/, files with it, and goes no further.</p>${entries.join('') || none}</body></html>`;
}
