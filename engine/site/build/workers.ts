import { join } from 'node:path';
import { openThreads } from '#base/threads';
import type { SourceFile, Summary } from '#check';
import type { CardTask } from './cards/draw-card';

/** In milliseconds; most files take less than 50. */
const LONGEST = 30_000;

export type Workers = ReturnType<typeof openWorkers>;

/**
 * Prepares the threads of a build, across the machine's cores: one pool for everything except
 * pages. They start with the first task.
 * @param longest the time limit for one file, in milliseconds
 */
export function openWorkers(root: string, longest = LONGEST) {
  const { run, close } = openThreads(join(root, 'engine/site/build/worker-thread.mjs'));
  return {
    /**
     * Checks a single file and compiles it.
     * @returns what the check needs to know about it; undefined if something is wrong in it: the
     * file is then checked again to describe every problem
     */
    checkFile: (file: SourceFile) =>
      run<SourceFile, Summary | undefined>('checkFile', file, longest).catch(() => undefined),
    /** @throws if a file cannot be compiled, or takes too long */
    compileFile: (file: SourceFile) =>
      run<SourceFile, Uint8Array>('compileFile', file, longest).catch((error: unknown) => {
        if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
        const seconds = longest / 1000;
        throw new Error(`takes more than ${seconds} seconds; make it simpler, or two files of it`);
      }),
    drawCard: (task: CardTask) => run<CardTask, Uint8Array>('drawCard', task),
    bundle: (stage: string) => run<string, void>('bundle', stage),
    /** Ends the threads, even in the middle of a task. */
    close,
  };
}
