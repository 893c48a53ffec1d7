import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import type { Encoding } from '../build/compress';
import { compressQuickly, isText } from '../build/compress';
import { listAccepted } from '../build/hosts/accept-encoding';

/** A request to answer with a file. */
interface Delivery {
  request: IncomingMessage;
  /** Its headers are already set, except those that depend on the file's bytes. */
  response: ServerResponse;
  /** The file's path below the folder. */
  file: string;
  status: 200 | 404;
}

/** Serves files as a host does: compressed, and with 304 for those that the client has. */
export interface PreviewFiles {
  /**
   * Finds the file at an address.
   * @param path the address, decoded; a page's has no extension
   * @returns its path below the folder; undefined if there is none
   */
  find: (path: string) => Promise<string | undefined>;
  deliver: (delivery: Delivery) => Promise<void>;
}

/** A compressed file in memory. */
interface Packed {
  tag: string;
  bytes: Uint8Array;
}

/**
 * Opens a folder for serving. Compressed files are cached until they change.
 * @param folder the folder that is served
 */
export function openPreviewFiles(folder: string): PreviewFiles {
  const packed = new Map<string, Packed>();

  async function pack(file: string, tag: string, encoding: Encoding): Promise<Uint8Array> {
    const known = packed.get(`${encoding} ${file}`);
    if (known?.tag === tag) return known.bytes;
    const bytes = await compressQuickly(await readFile(join(folder, file)), encoding);
    packed.set(`${encoding} ${file}`, { tag, bytes });
    return bytes;
  }

  return {
    async find(path) {
      const files = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`];
      for (const file of files) if (await isFile(join(folder, file))) return file;
      return undefined;
    },
    async deliver({ request, response, file, status }) {
      const tag = toTag(await stat(join(folder, file)));
      const [encoding] = isText(file)
        ? listAccepted(String(request.headers['accept-encoding'] ?? ''))
        : [];
      if (isText(file)) response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader('ETag', tag);
      if (status === 200 && request.headers['if-none-match'] === tag) {
        response.writeHead(304).end();
        return;
      }
      const bytes = encoding ? await pack(file, tag, encoding) : await readFile(join(folder, file));
      if (encoding) response.setHeader('Content-Encoding', encoding);
      if (status === 200 && !isText(file)) sendPart(request, response, bytes);
      else sendBytes(request, response, status, bytes);
    },
  };
}

function sendBytes(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  bytes: Uint8Array,
) {
  response.writeHead(status, { 'Content-Length': bytes.length });
  response.end(method === 'HEAD' ? undefined : bytes);
}

/**
 * Sends the part that was asked for, or everything. Safari plays no video from a server that always
 * sends everything.
 */
function sendPart(request: IncomingMessage, response: ServerResponse, bytes: Uint8Array) {
  response.setHeader('Accept-Ranges', 'bytes');
  // A weak tag cannot tell whether the client has the other parts of these very bytes (RFC 9110, 13.1.5).
  const range = request.headers['if-range'] === undefined ? request.headers.range : undefined;
  const [, from = '', to = ''] = range?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return sendBytes(request, response, 200, bytes);
  const size = bytes.length;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1);
  const isPart = start < end;
  response.setHeader('Content-Range', `bytes ${isPart ? `${start}-${end - 1}` : '*'}/${size}`);
  sendBytes(request, response, isPart ? 206 : 416, bytes.subarray(start, isPart ? end : start));
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

function toTag({ size, mtimeMs }: Stats): string {
  return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}
