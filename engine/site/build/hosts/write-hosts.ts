import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '#base/files';
import type { Redirect } from '#check/redirects';
import type { Write } from '../dist-writer';
import { DIST, WORK } from '../environments';
import { toCaddySnippets } from './caddy';
import { toNginxHttp, toNginxServer } from './nginx';
import { HEADERS_OUTPUT, toHeadersFile } from './static-host';

interface HostFacts {
  /** The folder of the build to come. */
  stage: string;
  /** The content security policy of this build. */
  policy: string;
  /** The origin in canonical addresses. */
  origin: string;
  redirects: readonly Redirect[];
  /** Writes below `dist/`. */
  write: Write;
}

/**
 * Writes what hosts must know of this build: `_headers` and the rules it names into
 * `dist/`, and into `.build/hosts/` what the files of `deploy/` include.
 */
export async function writeHosts({
  stage,
  policy,
  origin,
  redirects,
  write,
}: HostFacts): Promise<void> {
  const built = await listFiles(join(stage, DIST, 'assets'));
  const assets = built.filter((file) => !/\.(br|gz)$/.test(file));
  await write(HEADERS_OUTPUT, toHeadersFile({ policy, assets }));
  const files = {
    'nginx-http.conf': toNginxHttp({ policy, origin, redirects }),
    'nginx-server.conf': toNginxServer(),
    'snippets.caddy': toCaddySnippets({ policy, origin, redirects }),
  };
  const folder = join(stage, WORK, 'hosts');
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
}
