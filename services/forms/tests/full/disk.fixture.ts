import { execFileSync } from 'node:child_process';
import { afterThisTest, makeFolder } from '../service.fixture.ts';

/** A small disk of its own, mounted until the test ends. */
export interface SmallDisk {
  folder: string;
  /** Changes its size, such as `8m`, or makes it read-only with `ro` and writable with `rw`. */
  remount: (option: string) => void;
}

/** Whether this user may mount disks; without that, the tests of full disks are skipped. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount();

/** Mounts a disk in memory. */
export async function mountDisk(size: string): Promise<SmallDisk> {
  const folder = await makeFolder();
  mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
  afterThisTest(async () => {
    execFileSync('umount', ['--lazy', folder]);
  });
  return { folder, remount: (option) => mount('-o', `remount,${option}`, folder) };
}

function mount(...args: string[]): void {
  execFileSync('mount', args, { stdio: 'ignore' });
}

function tryMount(): boolean {
  try {
    mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', '/mnt');
    execFileSync('umount', ['/mnt']);
    return true;
  } catch {
    return false;
  }
}
