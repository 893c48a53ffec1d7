import { log, toCode } from '../log.ts';
import { SECOND } from '../store/time.ts';

/** How long to leave a failing database alone. */
const RECOVERY = 5 * SECOND;

/** Something that works in the background. */
export interface Worker {
  /** There is something to do. */
  wake: () => void;
  /** Ends it, after what is under way. */
  stop: () => Promise<void>;
}

/**
 * Works until it is stopped.
 * @param work returns how much it did; while that is something, it is called again at once
 * @param interval how long to rest after it did nothing, in milliseconds
 */
export function startWorker(work: () => Promise<number>, interval: number): Worker {
  let isStopped = false;
  let rouse: () => void = () => undefined;
  let isAwake = false;
  const rest = (time: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isAwake || isStopped ? 0 : time);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!isStopped) {
      isAwake = false;
      let pause = interval;
      try {
        if ((await work()) > 0) continue;
      } catch (error) {
        log('work waits', { code: toCode(error) });
        pause = RECOVERY;
      }
      await rest(pause);
    }
  };
  const ended = run();
  return {
    wake: () => {
      isAwake = true;
      rouse();
    },
    stop: async () => {
      isStopped = true;
      rouse();
      await ended;
    },
  };
}
