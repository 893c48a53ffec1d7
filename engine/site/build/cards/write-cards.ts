import { join } from 'node:path';
import { digestCode } from '#base/code-digest';
import { digestParts, openDiskCache } from '#base/disk-cache';
import { digestFiles } from '#base/files';
import { toCardFile } from '#base/paths';
import { countThreads, openThreads } from '#base/threads';
import type { PageRecord } from '../seo/page-record';
import { isIndexable } from '../seo/sitemap';
import type { Stamps } from '../stamps';
import type { CardTask } from './card-worker';
import { cardFiles } from './draw-card';

const WORKER = 'engine/site/build/cards/card-worker.ts';

/** Draws the pictures of pages for shared links, beside the process that renders pages. */
export interface Cards {
  /** Draws the card of a page, where it has one and its words have changed. */
  renew: (page: PageRecord) => Promise<void>;
  /** Ends the threads. */
  close: () => Promise<void>;
}

interface Place {
  /** The project's folder. */
  root: string;
  /** The names of all markets. */
  markets: string[];
  /** Receives each card. */
  stamps: Stamps;
}

/** Makes ready for drawing cards, as far as they changed. */
export async function openCards({ root, markets, stamps }: Place): Promise<Cards> {
  const names = markets.map((name) => name.split(' ')[0] ?? name);
  const files = await digestFiles('.', cardFiles);
  const rendererDigest = digestParts([digestCode(WORKER), files, JSON.stringify(names)]);
  // This thread is busy with pages meanwhile.
  const most = Math.max(1, countThreads() - 1);
  const threads = openThreads(join(root, 'engine/site/build/cards/card-thread.mjs'), most);
  const cache = await openDiskCache(root, 'cards', WORKER);
  const draw = (words: CardTask['words']) =>
    threads.run<CardTask, Uint8Array>('drawCard', { words, markets: names });
  return {
    async renew(page) {
      if (!page.hasCard || !isIndexable(page)) return;
      const { path, section, title } = page;
      const key = digestParts([rendererDigest, section, title]).toString('base64url');
      const file = toCardFile(path);
      await stamps.renew(file, key, async (write) =>
        write(file, await cache.remember([key], () => draw({ section, title }))),
      );
    },
    close: threads.close,
  };
}
