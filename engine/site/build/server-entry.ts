import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Redirect } from '#check/redirects';
import type { Assets } from '../browser/assets';
import type { Brand } from '../define/brand';
import type { FileSizes } from '../define/entry';
import type { LoadedPage } from '../define/page';
import type { SiteData } from '../define/site-data';
import { WORK } from './environments';

/** The JPEG of a photograph on a ground of its own; undefined where there is none. */
export type Print = (address: string, ground: string) => Promise<Uint8Array | undefined>;

/** A file that is made beside a page. */
export interface PageFile {
  /** Its address. */
  path: string;
  /** Its media type. */
  type: string;
  /** What it is made of: where this has not changed, it is not made anew. */
  data: object;
  /** @param print a photograph of a page, by its address, as a JPEG for documents */
  draw: (print: Print) => Promise<Uint8Array>;
}

/** What the built or the developed `src/entry-server.tsx` exports. */
export interface ServerEntry {
  /** Every address of the site, in the order of its routes. */
  paths: readonly string[];
  /**
   * The data of one page, and its metadata.
   * @param path an address of `paths`; any other gives the 404 page
   * @param sizes the bytes of the files that have been made beside pages
   * @returns what the page's `.json` holds, and what does not travel to browsers
   */
  openPage: (path: string, sizes: FileSizes) => LoadedPage;
  /** Renders the whole document of a page; throws what a component throws. */
  renderPage: (loadedPage: LoadedPage, assets: Assets) => Promise<string>;
  /** The files that are made beside pages. */
  listFiles: () => PageFile[];
  redirects: readonly Redirect[];
  /** Renders the small document at an old address. */
  renderRedirect: (redirect: Redirect) => string;
  /** What surrounds every page. */
  loadSiteData: () => SiteData;
  /** What is fetched beside pages: file name without `/` → makes its JSON. */
  sharedData: Readonly<Record<string, () => object>>;
  /** The address at which a picture beside an entry is served; undefined where there is none. */
  findPictureAddress: (path: string) => string | undefined;
  brand: Brand;
  /** The names of the markets, which stand on every card. */
  marketNames: string[];
}

/**
 * Loads the server's half of a finished build.
 * @param root the project's folder
 * @throws when the build has not been made
 */
export async function loadServerEntry(root: string): Promise<ServerEntry> {
  return import(pathToFileURL(resolve(root, WORK, 'server/entry-server.js')).href);
}
