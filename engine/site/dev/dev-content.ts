import { relative } from 'node:path';
import type { EnvironmentModuleNode, ErrorPayload, ViteDevServer } from 'vite';
import { memoizeSuccess } from '#base/memoize';
import {
  type ContentFile,
  type ContentModel,
  createLiveCheck,
  createReport,
  hasColors,
  isFailing,
  type Problem,
  toOverlayError,
  toTerminal,
} from '#check';
import type { ServerEntry } from '../build/server-entry';
import type { DevRunner } from './dev-runner';

type Listener = (problems: readonly Problem[]) => void;

export type DevContent = ReturnType<typeof createDevContent>;

/**
 * Tracks content, and the code that turns it into data, while the development server runs. Invalid
 * content shows in the overlay and in the terminal; the last valid pages stay until it is fixed.
 */
export function createDevContent(server: ViteDevServer, runner: DevRunner, model: ContentModel) {
  const { root, logger } = server.config;
  const browser = server.environments.client.hot;
  /** Modules that changed since the last valid state. */
  const waiting = new Set<EnvironmentModuleNode>();
  /** Files that changed since then, in their last valid state. */
  const kept = new Map<string, ContentFile | undefined>();
  const listeners = new Set<Listener>();
  let problems: Problem[] = [];
  let good: ServerEntry | undefined;
  let hasFailed = false;
  let started = Promise.resolve();
  const openCheck = memoizeSuccess(() => createLiveCheck(model, root));

  const toPath = (file: string) => relative(root, file).replaceAll('\\', '/');

  const toError = (): ErrorPayload => ({
    type: 'error',
    err: toOverlayError(root, createReport(root, problems)),
  });

  async function isGood(): Promise<boolean> {
    problems = (await openCheck()).check();
    for (const listener of listeners) listener(problems);
    const isColored = hasColors(process.stderr);
    if (problems.length > 0)
      logger.error(toTerminal(createReport(root, problems), isColored), { timestamp: true });
    return !isFailing(problems);
  }

  /** Checks all content after one of its files changed, and returns whether it can be shown. */
  async function recheck(path: string): Promise<boolean> {
    const check = await openCheck();
    if (!kept.has(path)) kept.set(path, check.fileOf(path));
    await check.refresh([path]);
    if (!(await isGood())) return false;
    kept.clear();
    return true;
  }

  async function start() {
    browser.on('vite:client:connect', (_, client) => {
      if (isFailing(problems)) client.send(toError());
    });
    // Code that fails here fails again for the first page, which shows the error.
    if (await isGood()) good = await runner.loadEntry().catch(() => undefined);
  }

  return {
    model,
    /** Checks all content for the first time; pages that open later are shown what is wrong. */
    start() {
      started = start();
      return started;
    },
    /** Checks content again after one of its files changed, and updates open pages. */
    async update(file: string, modules: readonly EnvironmentModuleNode[]): Promise<void> {
      await started;
      for (const module of modules) waiting.add(module);
      const path = toPath(file);
      if (path.startsWith('content/') && !(await recheck(path))) return browser.send(toError());
      if (isFailing(problems)) return;
      await runner.renew(waiting);
      waiting.clear();
      try {
        good = await runner.loadEntry();
      } catch (error) {
        return browser.send(toCodeError(error));
      }
      if (hasFailed) browser.send({ type: 'full-reload' });
      else browser.send('content:changed');
      hasFailed = false;
    },
    /** Notes that a browser got an error instead of a page and must reload after the next change. */
    failed() {
      hasFailed = true;
    },
    /** What renders pages: from the current content, or from the last content that was valid. */
    async current(): Promise<ServerEntry | undefined> {
      await started;
      return isFailing(problems) ? good : runner.loadEntry();
    },
    /**
     * A content file, as it was when all content was last valid. Throws for one that the check has
     * not read: only those are shown, wherever a symbolic link leads.
     */
    async read(file: string): Promise<ContentFile> {
      const path = toPath(file);
      const known = kept.get(path) ?? (await openCheck()).fileOf(path);
      if (known !== undefined) return known;
      throw new Error(`${path} is not among the files that the content check has read`);
    },
    /** Every problem, as text, for a browser that has no valid page to show. */
    report: () => toTerminal(createReport(root, problems), false),
    /** Passes every problem to a listener, now and after each check; returns how to unsubscribe. */
    watch(listener: Listener) {
      listeners.add(listener);
      listener(problems);
      return () => listeners.delete(listener);
    },
  };
}

/** An error in the code that makes pages, for Vite's overlay. */
function toCodeError(error: unknown): ErrorPayload {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { type: 'error', err: { message, stack } };
}
