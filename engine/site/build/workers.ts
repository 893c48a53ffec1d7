import { join } from 'node:path';
import { openThreads } from '#base/threads';
import type { SourceFile, Summary } from '#check';
import type { CardTask } from './cards/draw-card';

/** In milliseconds; most files take less than 50. */
const LONGEST = 30_000;

/** The threads of a build, across the machine's cores: one pool for everything except pages. */
export type Workers = ReturnType<typeof openWorkers>;

/**
 * Prepares the threads of a build; they start with the first task.
 * @param root the project's folder
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
        throw error instanceof Error && error.name === 'AbortError' ? tooLong(longest) : error;
      }),
    drawCard: (task: CardTask) => run<CardTask, Uint8Array>('drawCard', task),
    /** Bundles both halves of the site into the staging folder of a build. */
    bundle: (stage: string) => run<string, void>('bundle', stage),
    /** Ends the threads, even in the middle of a task. */
    close,
  };
}

function tooLong(longest: number): Error {
  const seconds = longest / 1000;
  return new Error(`takes more than ${seconds} seconds; make it simpler, or two files of it`);
}
