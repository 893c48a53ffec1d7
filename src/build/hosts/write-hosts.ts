import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Redirect } from '../../schemas/redirects';
import { WORK } from '../environments';
import type { Write } from '../outlet';
import { SPECULATION_RULES, toSpeculationRules } from '../speculation-rules';
import { toCaddySnippets } from './caddy';
import { toNginxHttp, toNginxServer } from './nginx';
import { HEADERS_OUTPUT, toHeadersFile } from './static-host';

interface HostFacts {
  /** The project's folder. */
  root: string;
  /** The content security policy of this build. */
  policy: string;
  redirects: readonly Redirect[];
  /** Writes below `dist/`. */
  write: Write;
}

/**
 * Writes what hosts must know of this build: `_headers` and the rules it names into `dist/`, and into `.build/hosts/` what
 * the files of `deploy/` include.
 */
export async function writeHosts({ root, policy, redirects, write }: HostFacts): Promise<void> {
  await write(SPECULATION_RULES.slice(1), toSpeculationRules());
  await write(HEADERS_OUTPUT, toHeadersFile(policy));
  const files = {
    'nginx-http.conf': toNginxHttp(redirects),
    'nginx-server.conf': toNginxServer(policy),
    'snippets.caddy': toCaddySnippets(policy, redirects),
  };
  const folder = join(root, WORK, 'hosts');
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
}
