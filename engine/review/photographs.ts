import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import type { Browser, BrowserContext, Page, PageScreenshotOptions } from 'playwright';
import { chromium } from 'playwright';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import sirv from 'sirv';

import { readSigned, writeSigned } from '#base/cache';
import type { BuiltSite } from './built-site';
import type { Mark, Pixels, Rows, Section } from './picture-marks';
import { findMarks, toSections } from './picture-marks';

/** The widths at which pages are photographed, in pixels: a phone and a desk. */
export const WIDTHS = [390, 1440] as const;

export type Scheme = 'light' | 'dark';

/** A part of a page before and after, with what differs in it. */
export interface Figure {
  width: number;
  scheme: Scheme;
  /** The height of its frame, in pixels of the page. */
  height: number;
  /** Whether the page goes on below it, of a page that is new or gone. */
  isCut: boolean;
  before: Half | undefined;
  after: Half | undefined;
}

/** One of the two pictures of a figure. */
export interface Half {
  /** A WebP file as `data:` address. */
  source: string;
  /** Its height, in pixels of the page. */
  height: number;
  /** The areas that differ, in pixels of the page. */
  marks: { x: number; y: number; width: number; height: number }[];
}

/** A page to be photographed: its addresses in both states, where it is in them. */
export interface Subject {
  before?: string | undefined;
  after?: string | undefined;
  /** Whether all of the page counts, or only what stands between header and footer. */
  part: 'page' | 'main';
}

const VIEWPORT_HEIGHT = 900;
/** Browsers draw no taller pictures. */
const TALLEST = 16_000;
/** No part that is shown is taller, so that a page that is all new stays readable. */
const TALLEST_PART = 2400;
/** So many parts of a page are shown at each width. */
const MOST_PARTS = 4;

/** Takes pictures of pages. */
export interface Studio {
  /**
   * The parts of a page that differ, at both widths; of a new or removed page its beginning.
   * @returns none where both look the same
   */
  compare: (subject: Subject) => Promise<Figure[]>;
  close: () => Promise<void>;
}

/** What a studio needs. */
interface Equipment {
  before: BuiltSite;
  after: BuiltSite;
  schemes: readonly Scheme[];
  /** Where pictures are remembered. */
  cache: string;
  /** The Chromium that takes them. */
  browser: string;
}

/** Opens a browser for pictures of both states, without scripts: so every visitor sees them first. */
export async function openStudio(equipment: Equipment): Promise<Studio> {
  const browser = await chromium.launch({ executablePath: equipment.browser });
  await mkdir(equipment.cache, { recursive: true });
  await forgetOld(equipment.cache);
  const inTurn = createQueue();
  const sides = {
    before: await openSide(browser, equipment.before, equipment.cache, inTurn),
    after: await openSide(browser, equipment.after, equipment.cache, inTurn),
  };
  return {
    compare: async (subject) => {
      const views = WIDTHS.flatMap((width) =>
        equipment.schemes.map((scheme) => ({ width, scheme, part: subject.part })),
      );
      const figures: Figure[] = [];
      for (const view of views) {
        const [before, after] = await Promise.all([
          subject.before === undefined ? undefined : sides.before.take(subject.before, view),
          subject.after === undefined ? undefined : sides.after.take(subject.after, view),
        ]);
        figures.push(...(await toFigures(before, after, view)));
      }
      return figures;
    },
    close: async () => {
      await browser.close();
      for (const { server } of Object.values(sides)) server.close();
    },
  };
}

/** Runs in the page: the rows of all of it, or of what stands between header and footer. */
function measure(part: Subject['part']): { y: number; height: number } {
  const { scrollHeight } = document.documentElement;
  const box = part === 'main' ? document.querySelector('main')?.getBoundingClientRect() : undefined;
  const [top, bottom] = [Math.floor(box?.top ?? 0), Math.ceil(box?.bottom ?? scrollHeight)];
  return { y: top, height: Math.min(bottom, scrollHeight) - top };
}

/** Pictures that are older are of states that nobody compares any more, in milliseconds. */
const OLDEST = 14 * 24 * 3600 * 1000;

async function forgetOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const file = join(cache, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > OLDEST) await rm(file, { force: true });
  }
}

interface View extends Pick<Subject, 'part'> {
  width: (typeof WIDTHS)[number];
  scheme: Scheme;
}

type Queue = <T>(act: () => Promise<T>) => Promise<T>;

/** Lets one begin when the one before has ended. */
function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  };
}

const MOST_TRIES = 4;

type Clip = NonNullable<PageScreenshotOptions['clip']>;

/**
 * Takes a picture until it comes twice: Chromium 156 with a window, unlike the headless shell, repeats the
 * top of a tall page now and then, more often where several pages are photographed at once.
 */
async function capture(page: Page, clip: Clip): Promise<Uint8Array> {
  const shoot = () => page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  let picture = await shoot();
  for (let tries = 1; clip.height > VIEWPORT_HEIGHT && tries < MOST_TRIES; tries += 1) {
    const next = await shoot();
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/** One of the two states, served. */
async function openSide(browser: Browser, site: BuiltSite, cache: string, inTurn: Queue) {
  const server = await serve(site.folder);
  const { port } = server.address() as AddressInfo;
  const contexts = new Map<string, Promise<BrowserContext>>();

  async function take(path: string, view: View): Promise<Uint8Array> {
    const file = join(cache, await keyOf(site, path, view, browser.version()));
    const known = await readSigned(file);
    if (known !== undefined) return known;
    const name = `${view.width} ${view.scheme}`;
    const context = contexts.get(name) ?? openContext(browser, view);
    contexts.set(name, context);
    const page = await (await context).newPage();
    page.setDefaultTimeout(PATIENCE);
    try {
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'load' });
      const { y, height } = await page.evaluate(measure, view.part);
      const clip = { x: 0, y, width: view.width, height: Math.min(TALLEST, height) };
      const picture = await inTurn(() => capture(page, clip));
      await writeSigned(file, picture);
      return picture;
    } finally {
      await page.close();
    }
  }

  return { server, take };
}

function openContext(browser: Browser, { width, scheme }: View): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: VIEWPORT_HEIGHT },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
}

/** A machine that is busy with other work takes its time, in milliseconds. */
const PATIENCE = 180_000;

/** Placeholders are drawings without an ending. */
const PLACEHOLDER = /\/placeholder\//;

function serve(folder: string): Promise<Server> {
  const server = createServer(
    sirv(folder, {
      extensions: ['html'],
      setHeaders: (response, path) => {
        if (PLACEHOLDER.test(path)) response.setHeader('Content-Type', 'image/svg+xml');
      },
    }),
  );
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** Of all that decides how a page looks: its document, with its styles, the files it names, the browser. */
async function keyOf(site: BuiltSite, path: string, view: View, browser: string): Promise<string> {
  const html = site.pages.get(path)?.html ?? '';
  const named = [...html.matchAll(/(?:src|href)="\/([^"#?]+\.(?:svg|png|jpe?g|webp|avif))/g)];
  const files = [...new Set(named.map(([, file = '']) => file))];
  const digests = await Promise.all(files.map(site.digestOf));
  const hash = createHash('sha256').update(JSON.stringify([view, browser, html, digests]));
  return hash.digest('hex').slice(0, 32);
}

async function toFigures(
  before: Uint8Array | undefined,
  after: Uint8Array | undefined,
  view: View,
): Promise<Figure[]> {
  if (before === undefined || after === undefined) {
    const only = before ?? after;
    return only === undefined ? [] : [await toSingle(only, before === undefined, view)];
  }
  if (Buffer.compare(before, after) === 0) return [];
  const [old, fresh] = await Promise.all([toPixels(before), toPixels(after)]);
  const heights = { before: old.height, after: fresh.height };
  const sections = toSections(findMarks(old, fresh), heights, TALLEST_PART);
  return pMap(sections.slice(0, MOST_PARTS), (section) => toPair(old, fresh, section, view), {
    concurrency: 2,
  });
}

async function toPixels(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The bytes of sharp may begin where no number of four bytes may.
  return { width: info.width, height: info.height, data: Uint8Array.from(data) };
}

async function toSingle(picture: Uint8Array, isNew: boolean, view: View): Promise<Figure> {
  const { height: full } = await sharp(picture).metadata();
  const height = Math.min(full, TALLEST_PART);
  const crop = sharp(picture).extract({ left: 0, top: 0, width: view.width, height });
  const half = { source: await toSource(crop, view), height, marks: [] };
  const isCut = full > height;
  return {
    width: view.width,
    scheme: view.scheme,
    height,
    isCut,
    before: isNew ? undefined : half,
    after: isNew ? half : undefined,
  };
}

async function toPair(old: Pixels, fresh: Pixels, section: Section, view: View): Promise<Figure> {
  const [before, after] = await Promise.all([
    toHalf(
      old,
      section.before,
      section.marks.map((mark) => toArea(mark, 'before', section)),
      view,
    ),
    toHalf(
      fresh,
      section.after,
      section.marks.map((mark) => toArea(mark, 'after', section)),
      view,
    ),
  ]);
  const height = Math.max(before.height, after.height);
  const { width, scheme } = view;
  return { width, scheme, height, isCut: false, before, after };
}

/** Marks are drawn this far around what differs, and never thinner than a line. */
const MARGIN = 6;

function toArea(mark: Mark, side: 'before' | 'after', section: Section): Half['marks'][number] {
  const [top] = section[side];
  const [from, to] = mark[side];
  const [left, right] = mark.columns;
  return {
    x: Math.max(0, left - MARGIN),
    y: from - top - MARGIN,
    width: right - left + 2 * MARGIN,
    height: to - from + 2 * MARGIN,
  };
}

async function toHalf(
  { width, height: full, data }: Pixels,
  [top, bottom]: Rows,
  marks: Half['marks'],
  view: View,
): Promise<Half> {
  const height = Math.max(1, bottom - top);
  const raw = { width, height: full, channels: 4 } as const;
  const crop = sharp(data, { raw }).extract({ left: 0, top, width, height });
  return { source: await toSource(crop, view), height, marks };
}

/** Wide pictures are shown at half their size. */
async function toSource(picture: Sharp, { width }: View): Promise<string> {
  const size = width > 600 ? Math.round(width / 2) : width;
  const file = await picture.resize({ width: size }).webp({ quality: 76 }).toBuffer();
  return `data:image/webp;base64,${file.toString('base64')}`;
}

/** How many pages are photographed at once. */
export const AT_ONCE = Math.max(2, Math.min(4, availableParallelism()));
