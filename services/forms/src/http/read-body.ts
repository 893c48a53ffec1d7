import type { IncomingMessage } from 'node:http';
import { SECOND } from '../store/time.ts';
import { limit, MOST_BYTES, tooLong } from './limit-body.ts';
import type { Entry } from './message.ts';
import { type Body, readUpload, refuseFiles } from './read-upload.ts';
import { MOST_BYTES_OF_FILE, MOST_FILES } from './uploads.ts';

/** How long a body may take; browsers give up after 15 s, with files after 180 s. */
const SLOWEST = 10 * SECOND;
const SLOWEST_FILES = 180 * SECOND;

/**
 * Reads the body of a request. The caller removes the files that it does not keep.
 * @param folder for files; undefined if none are accepted
 * @throws Refusal for what is no form, or too long; any other error means that the connection or the
 * disk failed
 */
export async function readBody(
  request: IncomingMessage,
  folder: string | undefined,
): Promise<Body> {
  const type = request.headers['content-type'] ?? '';
  const isUpload = type.startsWith('multipart/form-data');
  const most = MOST_BYTES + (isUpload && folder ? MOST_FILES * MOST_BYTES_OF_FILE : 0);
  if (Number(request.headers['content-length']) > most) throw tooLong();
  const deadline = setTimeout(() => request.destroy(), isUpload ? SLOWEST_FILES : SLOWEST);
  try {
    // A request that is not read to its end can still be answered.
    const body = limit(request.iterator({ destroyOnReturn: false }), most);
    if (!isUpload) return { entries: parse(await toText(body), type), uploads: [] };
    if (folder === undefined) throw refuseFiles();
    return await readUpload(request.headers, body, folder);
  } finally {
    clearTimeout(deadline);
  }
}

async function toText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** The posted fields; empty if it is no form. */
function parse(body: string, type: string): Entry[] {
  if (!type.startsWith('application/json')) return [...new URLSearchParams(body)];
  try {
    const values: unknown = JSON.parse(body);
    const isEntry = (entry: [string, unknown]): entry is Entry => typeof entry[1] === 'string';
    return typeof values === 'object' && values !== null
      ? Object.entries(values).filter(isEntry)
      : [];
  } catch {
    return [];
  }
}
