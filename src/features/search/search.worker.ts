/**
 * The search in a thread of its own, so that typing never waits for it. Its first message is the id
 * of the build, answered by no hits once the index is there, or null if it does not arrive; each
 * later one is a query, answered by its hits, in order.
 */
import type { Finder } from './finder.ts';
import { loadFinder } from './load-finder.ts';

let finder: Finder | undefined;

async function open(build: string) {
  try {
    finder = await loadFinder(build);
    postMessage([]);
  } catch {
    postMessage(null);
  }
}

addEventListener('message', ({ data }: MessageEvent<string>) => {
  if (finder) postMessage(finder.find(data));
  else void open(data);
});
