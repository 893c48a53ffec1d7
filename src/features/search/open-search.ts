import type { FoundPage } from './finder.ts';
import { markTerms } from './mark-terms.ts';
import './finder.css';

/** A page that matches. */
export interface Hit extends FoundPage {
  /** Splits any text of the page into what matches and what does not. */
  mark: (text: string) => ReturnType<typeof markTerms>;
}

export interface Search {
  /** Finds pages as `Finder` does; rejects if the search has stopped working. */
  find: (query: string) => Promise<Hit[]>;
}

type Find = (query: string) => Promise<FoundPage[]>;

/**
 * Opens the search in a thread of its own, or in this one if the browser cannot do that.
 * @throws if the index cannot be loaded
 */
export async function openSearch(): Promise<Search> {
  const { build = '' } = document.documentElement.dataset;
  const find = await openWorker(build).catch(() => openHere(build));
  return { find: async (query) => (await find(query)).map(toHit) };
}

function toHit(page: FoundPage): Hit {
  return { ...page, mark: (text) => markTerms(text, page.terms) };
}

async function openHere(build: string): Promise<Find> {
  const { loadFinder } = await import('./load-finder.ts');
  const { find } = await loadFinder(build);
  return async (query) => find(query);
}

/** A message to the worker whose answer has not come yet. */
interface Question {
  answer: (pages: FoundPage[] | null) => void;
  fail: (error: Error) => void;
}

async function openWorker(build: string): Promise<Find> {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  /** It answers in order. */
  const waiting: Question[] = [];
  const ask = (message: string) =>
    new Promise<FoundPage[] | null>((answer, fail) => {
      waiting.push({ answer, fail });
      worker.postMessage(message);
    });
  worker.onmessage = ({ data }: MessageEvent<FoundPage[] | null>) => waiting.shift()?.answer(data);
  worker.onerror = () => {
    for (const { fail } of waiting.splice(0)) fail(new Error('The search worker has failed'));
  };
  const find: Find = async (query) => {
    const pages = await ask(query);
    if (pages === null) throw new Error('The search index cannot be loaded');
    return pages;
  };
  try {
    await find(build);
    return find;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
