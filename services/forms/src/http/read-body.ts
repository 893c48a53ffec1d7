import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { SECOND } from '../store/time.ts';
import { words } from '../words.ts';
import { type Entry, isKnownField } from './message.ts';
import { Refusal } from './refusal.ts';
import { takeTurn } from './turns.ts';
import {
  isAllowedName,
  MOST_BYTES_OF_FILE,
  MOST_FILES,
  receiveFile,
  removeFiles,
  requireSpace,
  type Upload,
} from './uploads.ts';

/** How long a body may take; browsers give up after 15 s, with files after 180 s. */
const SLOWEST = 10 * SECOND;
const SLOWEST_FILES = 180 * SECOND;
/** 20,000 letters of a script that takes nine bytes per letter in a URL-encoded form. */
const MOST_BYTES = 200_000;
/** The same letters in a form with files, and a few more: what is cut off must still be too long. */
const MOST_BYTES_OF_FIELD = 60_010;
const MOST_FIELDS = 40;
/** What a form with files may have beside them, with what is on its way from the parser to the disk. */
const MOST_BESIDE_FILES = 2 * MOST_BYTES;
/** Uploads at the same time: each may keep a buffer, a file and a field in memory. */
const MOST_UPLOADS = 400;

/** What was posted: its fields, and its files if it has any. */
export interface Body {
  entries: Entry[];
  uploads: Upload[];
}

let uploading = 0;

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

function tooLong(): Refusal {
  return new Refusal(413, words.files);
}

function refuseFiles(): Refusal {
  return new Refusal(422, words.files, { errors: { files: words.files } });
}

/**
 * Limits the length of a body, whatever its Content-Length says.
 * @param allowed how much of it does not count
 */
async function* limit(
  body: AsyncIterable<Buffer>,
  most: number,
  allowed = () => 0,
): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length - allowed() > most) throw tooLong();
    yield chunk;
  }
}

/** Lets the pieces of large bodies pass a few at a time, so that other requests come between. */
async function* inTurn(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    await takeTurn();
    yield chunk;
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

/** Reads a form with files: those are written to the disk as they arrive. */
async function readUpload(
  headers: IncomingMessage['headers'],
  body: AsyncIterable<Buffer>,
  folder: string,
): Promise<Body> {
  if (uploading >= MOST_UPLOADS) throw new Refusal(503, words.busy, { wait: 60 });
  uploading += 1;
  const receiving: Promise<Upload>[] = [];
  let ofFiles = 0;
  try {
    await requireSpace(folder);
    const parts = inTurn(limit(body, MOST_BESIDE_FILES, () => ofFiles));
    const entries = await parseUpload(headers, parts, {
      receive: (stream, name) => {
        const upload = receiveFile(stream, folder, name);
        receiving.push(upload);
        return upload;
      },
      onData: ({ length }) => {
        ofFiles += length;
      },
    });
    return { entries, uploads: await Promise.all(receiving) };
  } catch (error) {
    for (const upload of await Promise.allSettled(receiving)) {
      if (upload.status === 'fulfilled') await removeFiles([upload.value.path]);
    }
    throw error;
  } finally {
    uploading -= 1;
  }
}

/** What becomes of the files of a form. */
interface FileHandler {
  /** Writes one to the disk. */
  receive: (stream: Readable, name: string) => Promise<unknown>;
  /** Called with each piece, also of those that are refused. */
  onData: (piece: Buffer) => void;
}

/**
 * Parses a form with files. Only fields that the contract has are kept, each once but `solve`, so that
 * no form can fill the memory.
 */
async function parseUpload(
  headers: IncomingMessage['headers'],
  body: AsyncIterable<Buffer>,
  { receive, onData }: FileHandler,
): Promise<Entry[]> {
  const parser = createParser(headers);
  const entries: Entry[] = [];
  const seen = new Set<string>();
  let refusal: Refusal | undefined;
  const refuse = () => {
    refusal ??= refuseFiles();
  };
  parser.on('field', (name, value) => {
    if (!isKnownField(name) || (name !== 'solve' && seen.has(name))) return;
    seen.add(name);
    if (entries.length < MOST_FIELDS) entries.push([name, value]);
  });
  parser.on('partsLimit', () => parser.destroy(new Refusal(400, words.noForm)));
  parser.on('filesLimit', refuse);
  parser.on('file', (_, stream, name) => {
    // An empty file field sends a file without a name.
    if (!name) return stream.resume();
    stream.on('data', onData);
    if (!isAllowedName(name)) refuse();
    if (refusal !== undefined) return;
    stream.on('limit', refuse);
    parser.on('close', () => stream.destroy());
    receive(stream, name).catch((error) => parser.destroy(error));
  });
  try {
    await pipeline(body, parser);
  } catch (error) {
    // What the parser cannot read is no form; the rest are failures of the connection or the disk.
    const isMalformed = error instanceof Error && !('code' in error) && !(error instanceof Refusal);
    throw isMalformed ? new Refusal(400, words.noForm) : error;
  }
  if (refusal !== undefined) throw refusal;
  return entries;
}

function createParser(headers: IncomingMessage['headers']) {
  const contentType = headers['content-type'] ?? '';
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': contentType },
      limits: {
        fieldSize: MOST_BYTES_OF_FIELD,
        fieldNameSize: 100,
        headerPairs: 20,
        files: MOST_FILES,
        fileSize: MOST_BYTES_OF_FILE,
        parts: 2 * MOST_FIELDS,
      },
    });
  } catch {
    throw new Refusal(400, words.noForm);
  }
}
