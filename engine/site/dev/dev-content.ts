import { relative } from 'node:path';
import type { EnvironmentModuleNode, ErrorPayload, ViteDevServer } from 'vite';
import { memoizeSuccess } from '#base/memoize';
import { countWords } from '#base/reading-time';
import type { Problem } from '#check';
import {
  createLiveCheck,
  createReport,
  hasColors,
  isFailing,
  toOverlayError,
  toTerminal,
} from '#check';
import { contentModel } from '#check/model/index';
import type { ContentFile } from '#check/read/content-file';
import type { ServerEntry } from '../build/server-entry';
import type { DevRunner } from './dev-runner';
import { toOutline } from './dev-runner';

/** Tracks content, and the code that turns it into data, while the development server runs. */
export interface DevContent {
  /** Checks all content for the first time; pages that open later are shown what is wrong. */
  start: () => Promise<void>;
  /** Checks content again after one of its files changed, and updates open pages. */
  update: (file: string, modules: readonly EnvironmentModuleNode[]) => Promise<void>;
  /** Notes that a browser got an error instead of a page and must reload after the next change. */
  failed: () => void;
  /** What renders pages: from the current content, or from the last content that was valid. */
  current: () => Promise<ServerEntry | undefined>;
  /** The module of an MDX file, without its body until that is needed. */
  outline: (file: string) => Promise<string>;
  /** The source of an MDX file, as it was when all content was last valid. */
  body: (file: string) => Promise<string>;
  /** Every problem, as text, for a browser that has no valid page to show. */
  report: () => string;
  /**
   * Passes every problem to a listener, now and after each check.
   * @returns a function that unsubscribes
   */
  watch: (listener: (problems: readonly Problem[]) => void) => () => void;
}

/**
 * Invalid content shows in the overlay and in the terminal; the last valid pages stay until it is
 * fixed.
 * @param server the development server
 * @param runner runs the modules of the site
 */
export function createDevContent(server: ViteDevServer, runner: DevRunner): DevContent {
  const { root, logger } = server.config;
  const browser = server.environments.client.hot;
  /** Modules that changed since the last valid state. */
  const waiting = new Set<EnvironmentModuleNode>();
  /** Files that changed since then, in their last valid state. */
  const kept = new Map<string, ContentFile | undefined>();
  const listeners = new Set<(problems: readonly Problem[]) => void>();
  let problems: Problem[] = [];
  let good: ServerEntry | undefined;
  let hasFailed = false;
  let started = Promise.resolve();
  const openCheck = memoizeSuccess(() => createLiveCheck(contentModel, root));

  const toPath = (file: string) => relative(root, file).replaceAll('\\', '/');

  const isContent = (file: string) => toPath(file).startsWith('content/');

  /** Only files that the check has read are shown, wherever a symbolic link leads. */
  async function knownFile(file: string) {
    const path = toPath(file);
    const known = kept.get(path) ?? (await openCheck()).fileOf(path);
    if (known !== undefined) return known;
    throw new Error(`${path} is not among the files that the content check has read`);
  }

  const toError = () => ({
    type: 'error' as const,
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
    start() {
      started = start();
      return started;
    },
    async update(file, modules) {
      await started;
      for (const module of modules) waiting.add(module);
      if (isContent(file) && !(await recheck(toPath(file)))) return browser.send(toError());
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
    failed() {
      hasFailed = true;
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
    report: () => toTerminal(createReport(root, problems), false),
    watch(listener) {
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
