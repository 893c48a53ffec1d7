import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { EnvironmentModuleNode, ErrorPayload, ViteDevServer } from 'vite';
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
import { loadOnce } from '../browser/load-once.ts';
import type { ServerEntry } from '../prerender/server-entry.ts';
import type { DevRunner } from './dev-runner.ts';

type Listener = (problems: readonly Problem[]) => void;

export type DevContent = ReturnType<typeof createDevContent>;

/** A file that was saved, created or removed. */
interface Change {
  file: string;
  /** The modules that are made of it. */
  modules: readonly EnvironmentModuleNode[];
}

/** Milliseconds to wait for more files: an editor or Git writes several, one after the other. */
const BURST = 40;

/** Milliseconds to wait for more files before anything is reported as wrong. */
const DOUBT = 200;

/** What is below the project's folder and is not code. */
const CONTENT = /^(content|public)\//;

/**
 * Tracks content, and the code that turns it into data, while the development server runs: after
 * each change, the schemas and routes count that the code now has. Invalid content shows in the
 * overlay and in the terminal; the last valid pages stay until it is fixed.
 */
export function createDevContent(server: ViteDevServer, runner: DevRunner) {
  const { root, logger } = server.config;
  const browser = server.environments.client.hot;
  /** What changed and has not been looked at yet. */
  let changes: Change[] = [];
  /** Modules of content that changed since the last valid state. */
  const waiting = new Set<EnvironmentModuleNode>();
  /** Files that changed since then, in their last valid state. */
  const kept = new Map<string, ContentFile | undefined>();
  const listeners = new Set<Listener>();
  let problems: Problem[] = [];
  let model: ContentModel | undefined;
  let check: Awaited<ReturnType<typeof createLiveCheck>> | undefined;
  /** Why the schemas cannot be loaded. */
  let failure: unknown;
  let good: ServerEntry | undefined;
  let hasFailed = false;
  /** The first check. */
  const opened = loadOnce(() => read([]));
  /** The work that is under way, on everything that has changed so far. */
  let work = Promise.resolve();
  /** The check after code alone has changed, which no page waits for. */
  let checking = Promise.resolve();

  const toPath = (file: string) => relative(root, file).replaceAll('\\', '/');

  const toError = (): ErrorPayload =>
    failure === undefined
      ? { type: 'error', err: toOverlayError(root, createReport(root, problems)) }
      : toCodeError(failure);

  const isInvalid = () => failure !== undefined || isFailing(problems);

  /** Reads what changed, by the schemas that the code now has; false if those cannot be loaded. */
  async function read(paths: readonly string[]): Promise<boolean> {
    for (const path of paths) if (!kept.has(path)) kept.set(path, check?.fileOf(path));
    try {
      const loaded = await runner.loadModel();
      if (check === undefined || loaded !== model) check = await createLiveCheck(loaded, root);
      else await check.refresh(paths);
      model = loaded;
      failure = undefined;
    } catch (error) {
      failure = error;
      return false;
    }
    problems = check.check();
    return true;
  }

  function report(): void {
    for (const listener of listeners) listener(problems);
    if (failure !== undefined) logger.error(toMessage(failure), { timestamp: true });
    else if (problems.length > 0) {
      const text = toTerminal(createReport(root, problems), hasColors(process.stderr));
      logger.error(text, { timestamp: true });
    }
  }

  /** Takes in everything that has changed, and updates open pages. */
  async function update(): Promise<void> {
    await setTimeout(BURST);
    const taken = changes;
    if (taken.length === 0) return;
    changes = [];
    const isContent = ({ file }: Change) => CONTENT.test(toPath(file));
    const content = taken.filter(isContent);
    for (const { modules } of content) for (const module of modules) waiting.add(module);
    runner.renew(taken.filter((change) => !isContent(change)).flatMap(({ modules }) => modules));
    if (content.length > 0 || isInvalid()) {
      await checking;
      return recheck(content.map(({ file }) => toPath(file)));
    }
    // What only code changes shows at once: checking all content by other schemas takes a moment.
    const error = await show();
    checking = checking.then(() => recheck([], error));
  }

  /**
   * Checks content again, and shows what it says or what is wrong.
   * @param paths the files of content that changed
   * @param shown the error that the code has thrown; null if it was shown by now
   */
  async function recheck(paths: readonly string[], shown?: unknown): Promise<void> {
    const before = model;
    const isRead = await read(paths);
    if (isInvalid()) await setTimeout(DOUBT);
    // Whatever was found, more has changed meanwhile: a branch is being switched.
    if (changes.length > 0) {
      for (const path of paths) changes.push({ file: join(root, path), modules: [] });
      return;
    }
    if (!isRead || paths.length > 0 || model !== before) report();
    if (isInvalid()) return browser.send(toError());
    kept.clear();
    runner.renew(waiting);
    waiting.clear();
    const error = shown === undefined ? await show() : shown;
    if (error === null) return;
    await setTimeout(DOUBT);
    if (changes.length === 0) browser.send(toCodeError(error));
  }

  /** Loads what renders pages, and updates open pages; returns what the code throws, or null. */
  async function show(): Promise<unknown> {
    try {
      good = await runner.loadEntry();
    } catch (error) {
      return error;
    }
    browser.send(
      hasFailed ? { type: 'full-reload' } : { type: 'custom', event: 'content:changed' },
    );
    hasFailed = false;
    return null;
  }

  async function start() {
    browser.on('vite:client:connect', (_, client) => {
      if (isInvalid()) client.send(toError());
    });
    // A component has failed in a browser (browser/dev-errors.ts).
    browser.on('content:failed', (stack: string) => logger.error(stack, { timestamp: true }));
    await opened();
    report();
    // Code that fails here fails again for the first page, which shows the error.
    if (!isInvalid()) good = await runner.loadEntry().catch(() => undefined);
  }

  return {
    /** What the content consists of; throws why its schemas cannot be loaded. */
    async model(): Promise<ContentModel> {
      await work;
      if (model === undefined) throw failure;
      return model;
    },
    /** Checks all content for the first time; pages that open later are shown what is wrong. */
    start() {
      work = start();
      return work;
    },
    /** Takes in a file that changed, together with what changes at the same moment. */
    update(change: Change): void {
      changes.push(change);
      work = work.then(update);
    },
    /** Notes that a browser got an error instead of a page and must reload after the next change. */
    failed() {
      hasFailed = true;
    },
    /** What renders pages: from the current content, or from the last content that was valid. */
    async current(): Promise<ServerEntry | undefined> {
      await work;
      if (failure !== undefined && good === undefined) throw failure;
      return isInvalid() ? good : runner.loadEntry();
    },
    /**
     * A content file, as it was when all content was last valid. Throws for one that the check has
     * not read: only those are shown, wherever a symbolic link leads.
     */
    async read(file: string): Promise<ContentFile> {
      if (check === undefined) await opened();
      const path = toPath(file);
      const known = kept.get(path) ?? check?.fileOf(path);
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

function toMessage(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
