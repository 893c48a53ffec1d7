import { relative } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

import type { LiveCheck } from './check/live-check';
import { createLiveCheck } from './check/live-check';
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
  /** Checks all content again after a file changed, and shows it where it can be shown. */
  update: (file: string, modules: readonly EnvironmentModuleNode[]) => Promise<void>;
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
  let live: Promise<LiveCheck> | undefined;

  const toError = () => ({
    type: 'error' as const,
    err: toOverlayError(root, createReport(root, problems, false)),
  });

  function isGood(live: LiveCheck): boolean {
    problems = live.check();
    const isColoured = wantsColour(process.env, process.stderr.isTTY === true);
    if (problems.length > 0)
      logger.error(toTerminal(createReport(root, problems, isColoured)), { timestamp: true });
    return !isFailing(problems);
  }

  async function start() {
    browser.on('vite:client:connect', (_, client) => {
      if (isFailing(problems)) client.send(toError());
    });
    live = createLiveCheck(root);
    if (!isGood(await live)) return;
    await load();
    hasGoodPage = true;
  }

  return {
    start() {
      started = start();
      return started;
    },
    async update(file, modules) {
      for (const module of modules) waiting.add(module);
      live ??= createLiveCheck(root);
      await (await live).refresh([relative(root, file).replaceAll('\\', '/')]);
      if (!isGood(await live)) return browser.send(toError());
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
