import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { copy } from '../copy.ts';
import { limit, MOST_BYTES } from './limit-body.ts';
import { type Entry, isKnownField, MOST_FIELDS } from './message.ts';
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

/** The longest message in a form with files, and a bit more: what is cut off must still be too long. */
const MOST_BYTES_OF_FIELD = 60_010;
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

/** What a request with files is answered with that may not have them. */
export function refuseFiles(): Refusal {
  return new Refusal(422, copy.files, { errors: { files: copy.files } });
}

/**
 * Reads a form with files: those are written to the disk as they arrive. The caller removes what it
 * does not keep.
 * @throws Refusal for what is no form, or has other files than it may; any other error means that the
 * connection or the disk failed
 */
export async function readUpload(
  headers: IncomingHttpHeaders,
  body: AsyncIterable<Buffer>,
  folder: string,
): Promise<Body> {
  if (uploading >= MOST_UPLOADS) throw new Refusal(503, copy.busy, { wait: 60 });
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
  headers: IncomingHttpHeaders,
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
  parser.on('partsLimit', () => parser.destroy(new Refusal(400, copy.noForm)));
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
    throw isMalformed ? new Refusal(400, copy.noForm) : error;
  }
  if (refusal !== undefined) throw refusal;
  return entries;
}

function createParser(headers: IncomingHttpHeaders) {
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
    throw new Refusal(400, copy.noForm);
  }
}

/** Lets the pieces of large bodies pass a few at a time, so that other requests come between. */
async function* inTurn(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    await takeTurn();
    yield chunk;
  }
}
