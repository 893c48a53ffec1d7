import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

import { checkContent } from './check/check-content';
import { toOverlayError } from './check/overlay';
import type { Problem } from './check/problem';
import { wantsColour } from './check/reporters/colour';
import { createReport } from './check/reporters/create-report';
import { toTerminal } from './check/reporters/terminal';
import { isFailing } from './check/verdict';

/** Watches over content while the development server runs. */
export interface DevContent {
  /** Checks all content for the first time, and shows what is wrong to pages that open later. */
  start: () => Promise<void>;
  /** Checks all content again after files changed, and shows it where it can be shown. */
  update: (modules: readonly EnvironmentModuleNode[]) => Promise<void>;
  /** The report for a browser while no good page exists yet; undefined where there is one. */
  explain: () => Promise<string | undefined>;
}

/**
 * Invalid content shows in the overlay and in the terminal; the last good pages stay until it is
 * mended.
 * @param server the development server
 * @param load loads the pages' modules, so that the last good ones are in memory
 */
export function createDevContent(server: ViteDevServer, load: () => Promise<unknown>): DevContent {
  const { root, logger } = server.config;
  const browser = server.environments.client.hot;
  /** What changed since the last good page. */
  const waiting = new Set<EnvironmentModuleNode>();
  let problems: Problem[] = [];
  let hasGoodPage = false;
  let started = Promise.resolve();

  const toError = () => ({
    type: 'error' as const,
    err: toOverlayError(root, createReport(root, problems, false)),
  });

  async function isGood(): Promise<boolean> {
    problems = await checkContent(root);
    const isColoured = wantsColour(process.env, process.stderr.isTTY === true);
    if (problems.length > 0)
      logger.error(toTerminal(createReport(root, problems, isColoured)), { timestamp: true });
    return !isFailing(problems);
  }

  async function start() {
    browser.on('vite:client:connect', (_, client) => {
      if (isFailing(problems)) client.send(toError());
    });
    if (!(await isGood())) return;
    await load();
    hasGoodPage = true;
  }

  return {
    start() {
      started = start();
      return started;
    },
    async update(modules) {
      for (const module of modules) waiting.add(module);
      if (!(await isGood())) return browser.send(toError());
      for (const module of waiting) server.environments.ssr?.moduleGraph.invalidateModule(module);
      waiting.clear();
      await load();
      if (hasGoodPage) return browser.send('content:changed');
      hasGoodPage = true;
      browser.send({ type: 'full-reload' });
    },
    async explain() {
      await started;
      if (hasGoodPage || !isFailing(problems)) return undefined;
      return toTerminal(createReport(root, problems, false));
    },
  };
}
