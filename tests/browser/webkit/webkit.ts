import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';

const SERVICE = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib';

const LANGUAGE = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', LANGUAGE: '' };

/** There is no desktop to answer; looking for one takes up to half a minute. */
const ALONE = {
  DBUS_SESSION_BUS_ADDRESS: 'unix:path=/dev/null',
  GSETTINGS_BACKEND: 'memory',
  GTK_USE_PORTAL: '0',
  NO_AT_BRIDGE: '1',
};

/** A WebKit that tests can drive. */
export interface WebKit {
  driver: WebDriver;
  close: () => Promise<void>;
}

/**
 * Finds the browser of Debian's `webkit2gtk-driver`.
 * @returns undefined if the browser, its driver or the virtual display is not installed
 */
export function findWebKit(): string | undefined {
  if (!existsSync(SERVICE) || !existsSync(SCREEN)) return undefined;
  const below = (folder: string, test: RegExp) =>
    readdirSync(folder)
      .filter((name) => test.test(name))
      .map((name) => `${folder}/${name}`);
  return below(LIBRARIES, /-linux-gnu$/)
    .flatMap((folder) => below(folder, /^webkit2gtk-/))
    .map((folder) => `${folder}/MiniBrowser`)
    .find((path) => existsSync(path));
}

/**
 * Starts WebKitGTK on its own virtual display. The language is "C", as on a machine without a
 * configured locale: `navigator.language` is then not a valid locale.
 * @param browser the path from `findWebKit`
 * @throws the driver's message if it cannot start the browser
 */
export async function startWebKit(browser: string): Promise<WebKit> {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const DISPLAY = `:${await readDisplay(screen)}`;
  const service = new DriverService.Builder(SERVICE)
    .setLoopback(true)
    .setEnvironment({ ...process.env, ...LANGUAGE, ...ALONE, DISPLAY })
    .build();
  const stop = async () => {
    await service.kill();
    screen.kill();
  };
  try {
    const driver = await connect(browser, await service.start());
    return { driver, close: () => driver.quit().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The pipe stays open: the display exits if it cannot write the rest of its line. */
async function readDisplay(screen: ChildProcess): Promise<string> {
  const [line] = await once(screen.stdio[3] as Readable, 'data');
  return String(line).trim();
}

async function connect(browser: string, server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  return await new Builder().usingServer(server).withCapabilities(capabilities).build();
}
