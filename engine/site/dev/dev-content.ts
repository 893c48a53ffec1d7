import { relative } from 'node:path';
import type { EnvironmentModuleNode, ErrorPayload, ViteDevServer } from 'vite';
import { memoizeSuccess } from '#base/memoize';
import { countWords } from '#base/reading-time';
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
import type { ContentFile } from '#check/read/content-file';
import type { ServerEntry } from '../build/server-entry';
import type { DevRunner } from './dev-runner';
import { toOutline } from './dev-runner';

/** Watches over content, and the code that makes data of it, while the development server runs. */
export interface DevContent {
  /** Checks all content for the first time, and shows what is wrong to pages that open later. */
  start: () => Promise<void>;
  /** Checks content again after a file of it changed, and shows open pages what follows from a change. */
  update: (file: string, modules: readonly EnvironmentModuleNode[]) => Promise<void>;
  /** A browser got an error in the place of a page, and is to ask again after the next change. */
  failed: () => void;
  /** What renders pages: of the content as it is, or as it was when it last could be shown. */
  current: () => Promise<ServerEntry | undefined>;
  /** The module of an MDX file until its body is wanted. */
  outline: (file: string) => Promise<string>;
  /** The text of an MDX file, as it was when all content could be shown. */
  body: (file: string) => Promise<string>;
  /** Every problem, for a browser that has no good page to show. */
  report: () => string;
  /**
   * Hands over every problem, now and after each check.
   * @returns what ends it
   */
  watch: (listener: (problems: readonly Problem[]) => void) => () => void;
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
  /** Files that changed since then, as they were. */
  const kept = new Map<string, ContentFile | undefined>();
  const listeners = new Set<(problems: readonly Problem[]) => void>();
  let problems: Problem[] = [];
  let good: ServerEntry | undefined;
  let hasFailed = false;
  let started = Promise.resolve();
  const openCheck = memoizeSuccess(() => createLiveCheck(contentModel, root));

  const toPath = (file: string) => relative(root, file).replaceAll('\\', '/');

  const isContent = (file: string) => toPath(file).startsWith('content/');

  /** Nothing else is shown, wherever a symbolic link leads. */
  async function knownFile(file: string) {
    const path = toPath(file);
    const known = kept.get(path) ?? (await openCheck()).fileOf(path);
    if (known !== undefined) return known;
    throw new Error(`${path} is not among the files that the content check has read`);
  }

  const toError = () => ({
    type: 'error' as const,
    err: toOverlayError(root, createReport(root, problems, false)),
  });

  async function isGood(): Promise<boolean> {
    problems = (await openCheck()).check();
    for (const listener of listeners) listener(problems);
    const isColoured = wantsColour(process.env, process.stderr.isTTY === true);
    if (problems.length > 0)
      logger.error(toTerminal(createReport(root, problems, isColoured)), { timestamp: true });
    return !isFailing(problems);
  }

  /** Checks all content after a file of it changed: whether it can be shown. */
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
    report: () => toTerminal(createReport(root, problems, false)),
    watch(listener) {
      listeners.add(listener);
      listener(problems);
      return () => listeners.delete(listener);
    },
  };
}

/** What is wrong with code that makes pages, for Vite's overlay. */
function toCodeError(error: unknown): ErrorPayload {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { type: 'error', err: { message, stack } };
}
