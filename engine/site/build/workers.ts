import { join } from 'node:path';
import { openThreads } from '#base/threads';
import type { SourceFile, Summary } from '#check';
import type { CardTask } from './cards/draw-card';

/** In milliseconds; most files take less than 50. */
const LONGEST = 30_000;

/** The threads of a build, across the machine's cores: one pool for all that it does beside pages. */
export type Workers = ReturnType<typeof openWorkers>;

/**
 * Makes the threads of a build ready; they start with the first task.
 * @param root the project's folder
 * @param longest so long may one file take, in milliseconds
 */
export function openWorkers(root: string, longest = LONGEST) {
  const { run, close } = openThreads(join(root, 'engine/site/build/worker-thread.mjs'));
  return {
    /**
     * Checks a file by itself and compiles it.
     * @returns what the check wants to know of it; undefined where something is wrong in it, which is
     * then checked again where every problem gets its words
     */
    checkFile: (file: SourceFile) =>
      run<SourceFile, Summary | undefined>('checkFile', file, longest).catch(() => undefined),
    /** @throws where a file cannot be compiled, or takes too long */
    compileFile: (file: SourceFile) =>
      run<SourceFile, Uint8Array>('compileFile', file, longest).catch((error: unknown) => {
        throw error instanceof Error && error.name === 'AbortError' ? tooLong(longest) : error;
      }),
    drawCard: (task: CardTask) => run<CardTask, Uint8Array>('drawCard', task),
    /** Bundles both halves of the site into the folder of a build to come. */
    bundle: (stage: string) => run<string, void>('bundle', stage),
    /** Ends the threads, and whatever they are at. */
    close,
  };
}

function tooLong(longest: number): Error {
  const seconds = longest / 1000;
  return new Error(`takes more than ${seconds} seconds; make it simpler, or two files of it`);
}
