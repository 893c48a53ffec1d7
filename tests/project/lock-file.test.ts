import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const LOCK_FILE = join(import.meta.dirname, '../../package-lock.json');
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(LOCK_FILE, 'utf8'),
);

it('the lock file names every platform of its packages, so that npm ci works on all of them', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${name}, of ${path}`),
  );
  expect(missing).toEqual([]);
});

it('no package needs to run anything when it is installed, since .npmrc does not let it', () => {
  // Each works without its script: esbuild looks for its binary itself, fsevents is macOS only.
  const known = ['node_modules/esbuild', 'node_modules/fsevents'];
  const paths = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript === true);
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
});

it('npm can list all packages, though some ask for others by a tag', () => {
  // npm compares a tag with an address, and the lock file has none: package.json names the versions.
  const bill = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    shell: process.platform === 'win32',
  });
  const { components }: { components: unknown[] } = JSON.parse(bill);
  expect(components.length).toBeGreaterThan(500);
});

/** Looks where Node would: beside the package, then in each parent folder. */
function isLocked(path: string, name: string): boolean {
  const folder = path === '' ? '' : `${path}/`;
  if (`${folder}node_modules/${name}` in packages) return true;
  if (path === '') return false;
  return isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}
