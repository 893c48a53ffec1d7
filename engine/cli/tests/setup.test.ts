import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const SETUP = join(import.meta.dirname, '../setup.mjs');
const root = mkdtempSync(join(tmpdir(), 'setup-'));
afterAll(() => rmSync(root, { recursive: true }));

const LOCKED = { '': { version: '1.0.0' }, 'node_modules/a': { version: '1.2.0' } };

/** Runs the setup in a folder with these packages, with a fake Node version and without npm. */
function setUp(version: string, installed: object | undefined, locked: object = LOCKED) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const list = join(root, 'node_modules/.package-lock.json');
  rmSync(list, { force: true });
  if (installed) writeFileSync(list, JSON.stringify({ packages: installed }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
  const versions = `{ value: { ...process.versions, node: '${version}' } }`;
  const pretend = `Object.defineProperty(process, 'versions', ${versions});`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', preload, SETUP], {
    cwd: root,
    env: { PATH: root },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the set-up', () => {
  it.each(['20.19.0', '20.100.0', '22.3.0'])('takes Node %s', (version) => {
    expect(setUp(version, LOCKED)).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it.each(['8.17.0', '19.20.0', '20.18.3'])(
    'refuses Node %s before it installs anything, and says which it needs',
    (version) => {
      const stderr = `This project needs Node 20.19 or newer; this is ${version}.\n`;
      expect(setUp(version, undefined)).toEqual({ status: 1, stdout: '', stderr });
    },
  );

  const further = { version: '3.0.0' };
  it.each([
    ['nothing is installed', undefined, LOCKED],
    ['a package is missing', {}, LOCKED],
    [
      'a package is another than the locked one',
      { 'node_modules/a': { version: '1.1.0' } },
      LOCKED,
    ],
  ])('says that it installs packages where %s, and what failed', (_, installed, locked) => {
    const stdout = 'Installing the packages, which takes about a minute …\n';
    const stderr = 'Set-up stopped: "npm ci --no-audit --no-fund" failed.\n';
    expect(setUp('20.19.0', installed, locked)).toEqual({ status: 1, stdout, stderr });
  });

  it('does without a package that other systems need', () => {
    const locked = { ...LOCKED, 'node_modules/mac': { ...further, optional: true } };
    expect(setUp('20.19.0', LOCKED, locked).status).toBe(0);
  });
});
