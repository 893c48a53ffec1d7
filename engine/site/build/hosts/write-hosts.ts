import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '#base/files';
import type { Write } from '../dist-writer';
import { DIST, WORK } from '../environments';
import type { HostFacts } from '../headers';
import { toNginxHttp, toNginxServer } from './nginx';
import { HEADERS_OUTPUT, toHeadersFile } from './static-host';

interface Host extends HostFacts {
  /** The staging folder of the build. */
  stage: string;
  /** Writes below `dist/`. */
  write: Write;
}

/**
 * Writes what hosts need to know about this build: `_headers` into `dist/`, and what the files of
 * `deploy/` include into `.build/hosts/`.
 */
export async function writeHosts({ stage, write, ...facts }: Host): Promise<void> {
  const assets = await listFiles(join(stage, DIST, 'assets'));
  await write(HEADERS_OUTPUT, toHeadersFile({ ...facts, assets }));
  const files = {
    'nginx-http.conf': toNginxHttp(facts),
    'nginx-server.conf': toNginxServer(facts),
  };
  const folder = join(stage, WORK, 'hosts');
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
}
