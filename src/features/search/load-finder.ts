import type { AsPlainObject } from 'minisearch';
import { type Delivered, isOfBuild } from '#site/browser/build-id';
import { createFinder, type Finder } from './finder.ts';

const INDEX = '/search-index.json';

/**
 * Loads the index.
 * @param build the id of the build that made the open page
 * @throws if it cannot be loaded, or belongs to another build
 */
export async function loadFinder(build: string): Promise<Finder> {
  const response = await fetch(INDEX);
  if (!response.ok) throw new Error(`${INDEX} answers ${response.status}`);
  const index: Delivered<AsPlainObject> = await response.json();
  if (!isOfBuild(index, build)) throw new Error(`${INDEX} is of another version`);
  return createFinder(index);
}
