import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Redirect } from '#check/addresses/redirects';
import type { Assets } from '../browser/assets.ts';
import type { Brand, CardDesign } from '../define/brand.ts';
import type { SizeOf } from '../define/entry.ts';
import type { LoadedPage } from '../define/page.ts';
import type { SiteData } from '../define/site-data.ts';
import { SERVER, WORK } from '../publish/environments.ts';

/** Makes the JPEG of a photograph on a background color; undefined if there is no photograph. */
export type ToJpeg = (address: string, ground: string) => Promise<Uint8Array | undefined>;

/** A file that is generated beside a page. */
export interface PageFile {
  /** Its address. */
  path: string;
  /** What it is made of: it is regenerated only if this changes. */
  data: object;
  draw: (toJpeg: ToJpeg) => Promise<Uint8Array>;
}

/** An archive of files that are generated beside pages: a ZIP. */
export interface Archive {
  /** Its address. */
  path: string;
  /** The day that its entries bear, such as `2026-11-28`. */
  day: string;
  /** The address of each file in it, by the name that it has there. */
  entries: Readonly<Record<string, string>>;
}

/** What the server's entry of a site exports as `entry`, in a build and in development. */
export interface ServerEntry {
  /** Every address of the site, in the order of its routes. */
  paths: readonly string[];
  /** Loads a page with its metadata; an address that is not among `paths` gives the 404 page. */
  openPage: (path: string, sizeOf: SizeOf) => Promise<LoadedPage>;
  /** Renders the whole document of a page; throws what a component throws. */
  renderPage: (loadedPage: LoadedPage, assets: Assets) => Promise<string>;
  /** Loads the files that are generated beside pages. */
  listFiles: () => Promise<PageFile[]>;
  /** Loads the archives of these files. */
  listArchives: () => Promise<Archive[]>;
  redirects: readonly Redirect[];
  /** Renders the small redirecting document at an old address. */
  renderRedirect: (redirect: Redirect) => string;
  /** What surrounds every page. */
  siteData: SiteData;
  /** What browsers fetch besides pages: file name without `/` → loads its JSON. */
  sharedData: Readonly<Record<string, () => object | Promise<object>>>;
  brand: Brand;
  /** Draws what stands in for a missing picture: an SVG of this size, in pixels. */
  drawPlaceholder: (size: { width: number; height: number }) => string;
  card: CardDesign;
}

/** Loads the server bundle of a finished build; throws when there is none in this folder. */
export async function loadServerEntry(root: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(resolve(root, WORK, 'server', `${SERVER}.js`)).href)).entry;
}
