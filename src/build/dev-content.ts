import { relative } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

import { rememberSuccess } from '../lib/remember';
import { createLiveCheck } from './check/live-check';
import { toOverlayError } from './check/overlay';
import type { Problem } from './check/problem';
import { wantsColour } from './check/reporters/colour';
import { createReport } from './check/reporters/create-report';
import { toTerminal } from './check/reporters/terminal';
import { isFailing } from './check/verdict';
import type { DevRunner } from './dev-runner';
import { toOutline } from './dev-runner';
import type { ServerEntry } from './server-entry';

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
  const openCheck = rememberSuccess(() => createLiveCheck(root));

  const toPath = (file: string) => relative(root, file).replaceAll('\\', '/');

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
      const path = toPath(file);
      return toOutline(path, (await openCheck()).frontmatterOf(path));
    },
    report: () => toTerminal(createReport(root, problems, false)),
  };
}
