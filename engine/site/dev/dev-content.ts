import { relative } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { countWords } from '#base/reading-time';
import { rememberSuccess } from '#base/remember';
import type { Problem } from '#check';
import {
  createLiveCheck,
  createReport,
  isFailing,
  toOverlayError,
  toTerminal,
  wantsColour,
} from '#check';
import { contentModel } from '#check/model/index';
import type { ServerEntry } from '../build/server-entry';
import type { DevRunner } from './dev-runner';
import { toOutline } from './dev-runner';

/** Watches over content while the development server runs. */
export interface DevContent {
  /** Checks all content for the first time, and shows what is wrong to pages that open later. */
  start: () => Promise<void>;
  /** Checks all content again after a file changed, and shows it where it can be shown. */
  update: (file: string, modules: readonly EnvironmentModuleNode[]) => Promise<void>;
  /** What renders pages: of the content as it is, or as it was when it last could be shown. */
  current: () => Promise<ServerEntry | undefined>;
  /** The module of an MDX file until its body is wanted. */
  outline: (file: string) => Promise<string>;
  /** The text of an MDX file, as it was checked. */
  body: (file: string) => Promise<string>;
  /** Every problem, for a browser that has no good page to show. */
  report: () => string;
}

/**
 * Invalid content shows in the overlay and in the terminal; the last good pages stay until it is
 * mended.
 * @param server the development server
 * @param runner runs the modules of the site
 */
export function createDevContent(server: ViteDevServer, runner: DevRunner): DevContent {
  const { root, logger } = server.config;
  const browser = server.environments.client.hot;
  /** What changed since the last good page. */
  const waiting = new Set<EnvironmentModuleNode>();
  let problems: Problem[] = [];
  let good: ServerEntry | undefined;
  let started = Promise.resolve();
  const openCheck = rememberSuccess(() => createLiveCheck(contentModel, root));

  const toPath = (file: string) => relative(root, file).replaceAll('\\', '/');

  /** Nothing else is shown, wherever a symbolic link leads. */
  async function knownFile(file: string) {
    const path = toPath(file);
    const known = (await openCheck()).fileOf(path);
    if (known !== undefined) return known;
    throw new Error(`${path} is not among the files that the content check has read`);
  }

  const toError = () => ({
    type: 'error' as const,
    err: toOverlayError(root, createReport(root, problems, false)),
  });

  async function isGood(): Promise<boolean> {
    problems = (await openCheck()).check();
    const isColoured = wantsColour(process.env, process.stderr.isTTY === true);
    if (problems.length > 0)
      logger.error(toTerminal(createReport(root, problems, isColoured)), { timestamp: true });
    return !isFailing(problems);
  }

  async function start() {
    browser.on('vite:client:connect', (_, client) => {
      if (isFailing(problems)) client.send(toError());
    });
    if (await isGood()) good = await runner.loadEntry();
    await (await openCheck()).remember();
  }

  return {
    start() {
      started = start();
      return started;
    },
    async update(file, modules) {
      await started;
      for (const module of modules) waiting.add(module);
      await (await openCheck()).refresh([toPath(file)]);
      if (!(await isGood())) return browser.send(toError());
      await runner.renew(waiting);
      waiting.clear();
      const isFirst = good === undefined;
      good = await runner.loadEntry();
      if (isFirst) browser.send({ type: 'full-reload' });
      else browser.send('content:changed');
    },
    async current() {
      await started;
      return isFailing(problems) ? good : runner.loadEntry();
    },
    async outline(file) {
      const { path, data, source } = await knownFile(file);
      return toOutline(path, data, countWords(source));
    },
    body: async (file) => (await knownFile(file)).source,
    report: () => toTerminal(createReport(root, problems, false)),
  };
}
