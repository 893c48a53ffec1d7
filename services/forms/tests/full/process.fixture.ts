import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { spawnProgram } from '../run.fixture.ts';
import { afterThisTest, SITE_URL } from '../service.fixture.ts';

/** The service as a process of its own, which a test may kill. */
export interface ServiceProcess {
  address: string;
  port: number;
  monitor: string;
  child: ChildProcess;
  /** The memory that it uses, in MB. */
  readMemory: () => number;
  kill: () => Promise<void>;
}

/**
 * Starts the service; it ends with the test.
 * @throws what it writes to stderr, if it does not start
 */
export async function startProcess(settings: Record<string, string>): Promise<ServiceProcess> {
  const unlimited = { RATE: '1000000', RATE_TOTAL: '1000000' };
  const all = { SITE_URL, PORT: '0', MONITOR_PORT: '0', ...unlimited, ...settings };
  const child = spawnProgram(['serve'], all);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  afterThisTest(kill);
  const { port, monitorPort } = await readPorts(child);
  return {
    address: `http://127.0.0.1:${port}/`,
    port,
    monitor: `http://127.0.0.1:${monitorPort}`,
    child,
    readMemory: () => {
      const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]);
      return Number(kilobytes) / 1024;
    },
    kill,
  };
}

function readPorts(child: ChildProcess): Promise<{ port: number; monitorPort: number }> {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve, reject) => {
    if (child.stdout) {
      createInterface(child.stdout).on('line', (line) => {
        const event = JSON.parse(line);
        if (event.event === 'listening') resolve(event);
      });
    }
    child.once('exit', () => reject(new Error(errors || 'the service ended')));
  });
}
