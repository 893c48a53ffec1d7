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
      response.writeHead(status, { 'Content-Length': bytes.length });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    },
  };
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

function toTag({ size, mtimeMs }: Stats): string {
  return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}
