import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as entryServer from '#website/entry-server';
import { WORK } from './environments';

/** What the built or the developed `src/entry-server.tsx` exports. */
export type ServerEntry = typeof entryServer;

/**
 * Loads the server's half of a finished build.
 * @param root the project's folder
 * @throws when the build has not been made
 */
export async function loadServerEntry(root: string): Promise<ServerEntry> {
  return import(pathToFileURL(resolve(root, WORK, 'server/entry-server.js')).href);
}
