import { watch } from 'node:fs';
import { join } from 'node:path';

import { createLiveCheck } from '../live-check';
import type { Problem } from '../problem';
import type { Kinds } from '../read/kinds';

/** Editors save a file in several steps; this many milliseconds gather them. */
const PAUSE = 10;

/** How a check turned out while somebody watches. */
export interface WatchResult {
  problems: Problem[];
  /** How long it took from the first change, in milliseconds. */
  duration: number;
}

/**
 * Checks all content, and again whenever a file below `content/` is saved.
 * @param root the project's folder
 * @param show takes every result
 * @param signal ends the watch
 * @returns when the signal came
 * @throws when `content/` cannot be read
 */
export async function watchContent(
  kinds: Kinds,
  root: string,
  show: (result: WatchResult) => void,
  signal?: AbortSignal,
): Promise<void> {
  const began = performance.now();
  const live = await createLiveCheck(kinds, root);
  const waiting = new Set<string>();
  let work = Promise.resolve();
  show({ problems: live.check(), duration: performance.now() - began });

  async function update(since: number) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const paths = [...waiting];
    waiting.clear();
    if (paths.length === 0) return;
    await live.refresh(paths);
    show({ problems: live.check(), duration: performance.now() - since });
  }

  const options = { recursive: true, ...(signal === undefined ? {} : { signal }) };
  const watcher = watch(join(root, 'content'), options, (_, name) => {
    if (name === null) return;
    const since = performance.now();
    waiting.add(`content/${name.replaceAll('\\', '/')}`);
    work = work.then(() => update(since));
  });
  return new Promise((resolve, reject) => {
    watcher.once('close', resolve);
    watcher.once('error', reject);
    work.catch(reject);
  });
}
