// Runs before anything is installed, so it is plain JavaScript and needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { print, printError } from '../check/cli/print.mjs';

const INSTALLED = 'node_modules/.package-lock.json';

/** Installs the packages of the lock file if they are missing or stale. */
function installPackages() {
  if (existsSync(INSTALLED) && isFresh()) return;
  print('Installing the packages, which takes about a minute …\n');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

/** Whether every package of the lock file is installed in its locked version. */
function isFresh() {
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const found = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version,
  );
}

/**
 * Installs the Chromium for tests if it is missing: Debian's headless shell, else Playwright's own.
 * If neither can be installed, any Chromium on this machine must do.
 */
async function installBrowser() {
  const { findBrowser, findTestBrowser } = await import('./find-browser.mjs');
  if (await findTestBrowser()) return;
  if (installFromDebian(['chromium-headless-shell'])) return;
  const optional = (await findBrowser()) !== undefined;
  // If the machine has a Chromium, its libraries are installed, so no password is needed.
  const libraries = optional ? [] : ['--with-deps'];
  run('npx', ['playwright', 'install', ...libraries, 'chromium'], { optional });
}

/**
 * Installs Debian packages and returns whether that worked. If not (another system, no permissions),
 * tests that need them are skipped and say so. The package lists are updated first: old ones lead to
 * browsers that are too old for their drivers.
 */
function installFromDebian(packages) {
  if (process.getuid?.() !== 0) return false;
  run('apt-get', ['update'], { optional: true });
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  return run('apt-get', install, { optional: true });
}

function run(command, args, { optional = false } = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) return true;
  if (optional) return false;
  printError(`Set-up stopped: "${command} ${args.join(' ')}" failed.\n`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  printError(`This project needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
installPackages();
const [flag] = process.argv.slice(2);
if (flag === '--full' || flag === '--browser') await installBrowser();
if (flag === '--full') {
  installFromDebian(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  // Its configuration in deploy/ is tested; another nginx than Debian's small one stays.
  if (!existsSync('/usr/sbin/nginx'))
    installFromDebian(['nginx-light', 'libnginx-mod-http-brotli-static']);
}
