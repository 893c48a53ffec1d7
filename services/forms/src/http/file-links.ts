import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { copy } from '../copy.ts';
import type { Store } from '../store/database.ts';
import { readInquiry } from '../store/inquiries.ts';
import { readState } from '../store/state.ts';
import { DAY } from '../store/time.ts';
import type { Endpoint, Env } from './endpoint.ts';

/** How long a link to a file works. */
const VALID = 30 * DAY;

/** Makes the address of a file of an inquiry, for whoever gets the inquiry. */
export type FileLinker = (stored: string) => string;

/**
 * Makes links that only we can make, with a secret that all machines share through the database.
 * @param base the public address of the service
 */
export async function createFileLinker(
  store: Store,
  base: string,
  now: () => Date,
): Promise<FileLinker> {
  const secret = await readSecret(store);
  return (stored) => {
    const until = String(now().getTime() + VALID);
    return `${base}/files/${stored}?until=${until}&key=${sign(secret, stored, until)}`;
  };
}

/** Adds the addresses of files. */
export function addFileLinks(app: Hono<Env>, { store, folder, now }: Endpoint): void {
  app.get('/files/:stored', async (context) => {
    const stored = context.req.param('stored');
    const { until = '', key = '' } = context.req.query();
    const isValid =
      Number(until) > now().getTime() && isSame(key, sign(await readSecret(store), stored, until));
    const inquiry = isValid
      ? await readInquiry(store, stored.replace(/-\d+\.\w+$/, ''))
      : undefined;
    const file = inquiry?.files.find((each) => each.stored === stored);
    if (file === undefined || folder === undefined) return context.text(copy.notFound, 404);
    // Never shown by the browser, whatever is in it.
    context.header('Content-Type', 'application/octet-stream');
    context.header('Content-Length', String(file.size));
    context.header(
      'Content-Disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    );
    context.header('Content-Security-Policy', 'sandbox');
    return context.body(Readable.toWeb(createReadStream(join(folder, stored))) as ReadableStream);
  });
}

async function readSecret(store: Store): Promise<string> {
  return String(await readState(store, 'secret'));
}

function sign(secret: string, stored: string, until: string): string {
  return createHmac('sha256', secret).update(`${stored} ${until}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
