import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import sharp from 'sharp';
import sirv from 'sirv';

import type { Key } from '#base/cache';
import { openCache } from '#base/cache';
import type { BuiltSite } from './built-site';
import type { Mark, Pixels, Section } from './picture-marks';
import { align, findMarks, toSections } from './picture-marks';

/** The widths at which pages are photographed, in pixels: a phone and a desk. */
export const WIDTHS = [390, 1440] as const;

export type Scheme = 'light' | 'dark';

/** A part of a page before and after, with what differs in it. */
export interface Figure {
  width: number;
  scheme: Scheme;
  /** The height of both pictures, in pixels of the page. */
  height: number;
  /** Whether the page goes on below it, of a page that is new or gone. */
  isCut: boolean;
  /** A WebP file as `data:` address; undefined where there is no such page. */
  before: string | undefined;
  after: string | undefined;
  /** The areas that differ, in pixels of the page. */
  marks: Mark[];
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
  /** The project's folder. */
  root: string;
  before: BuiltSite;
  after: BuiltSite;
  schemes: readonly Scheme[];
  /** The Chromium that takes them. */
  browser: string;
}

/** How a page is looked at. */
interface View extends Pick<Subject, 'part'> {
  width: (typeof WIDTHS)[number];
  scheme: Scheme;
}

/** A machine that is busy with other work takes its time, in milliseconds. */
const PATIENCE = 180_000;

/** Opens a browser for pictures of both states, without scripts: so every visitor sees them first. */
export async function openStudio(equipment: Equipment): Promise<Studio> {
  const { root, before, after, schemes } = equipment;
  const cache = openCache(root, 'engine/review/photographs.ts');
  const browser = await chromium.launch({ executablePath: equipment.browser });
  const servers = await Promise.all([serve(before.folder), serve(after.folder)]);
  // The headless shell draws the same each time.
  const most = equipment.browser.includes('headless') ? 1 : MOST_TRIES;

  async function take(site: BuiltSite, path: string | undefined, view: View) {
    if (path === undefined) return undefined;
    const key = await keyOf(site, path, view, browser.version());
    return cache.remember(key, () => shoot(site, path, view));
  }

  async function shoot(site: BuiltSite, path: string, view: View): Promise<Uint8Array> {
    const page = await browser.newPage({
      viewport: { width: view.width, height: VIEWPORT_HEIGHT },
      colorScheme: view.scheme,
      reducedMotion: 'reduce',
      javaScriptEnabled: false,
    });
    page.setDefaultTimeout(PATIENCE);
    try {
      const address = servers[site === before ? 0 : 1]?.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'load' });
      const { y, height } = await page.evaluate(measure, view.part);
      const clip = { x: 0, y, width: view.width, height: Math.min(TALLEST, height) };
      return await capture(page, clip, most);
    } finally {
      await page.close();
    }
  }

  return {
    compare: async ({ before: from, after: to, part }) => {
      const views = WIDTHS.flatMap((width) => schemes.map((scheme) => ({ width, scheme, part })));
      const figures: Figure[] = [];
      for (const view of views) {
        const [old, fresh] = [await take(before, from, view), await take(after, to, view)];
        figures.push(...(await toFigures(old, fresh, view)));
      }
      return figures;
    },
    close: async () => {
      await browser.close();
      for (const server of servers) server.close();
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

const MOST_TRIES = 4;

async function capture(page: Page, clip: Mark, most: number): Promise<Uint8Array> {
  const shoot = () => page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  return clip.height > VIEWPORT_HEIGHT ? takeUntilAlike(shoot, most) : shoot();
}

/**
 * Takes a picture until it comes twice: Chromium 156 with a window repeats the top of a tall page now
 * and then.
 * @param most how many are taken at most
 * @returns the picture that came twice; the last one where none did
 */
export async function takeUntilAlike(
  shoot: () => Promise<Uint8Array>,
  most: number,
): Promise<Uint8Array> {
  let picture = await shoot();
  for (let tries = 1; tries < most; tries += 1) {
    const next = await shoot();
    if (Buffer.compare(next, picture) === 0) break;
    picture = next;
  }
  return picture;
}

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
async function keyOf(site: BuiltSite, path: string, view: View, browser: string): Promise<Key> {
  const html = site.pages.get(path)?.html ?? '';
  const files = listPictures(html);
  const digests = await Promise.all(files.map(site.digestOf));
  return [JSON.stringify(view), browser, html, ...digests];
}

/** The files of pictures that a document names. */
function listPictures(html: string): string[] {
  const named = html.matchAll(/(?:src|href)="\/([^"#?]+\.(?:svg|png|gif|jpe?g|webp|avif))/g);
  return [...new Set([...named].map(([, file = '']) => file))];
}

async function toFigures(
  before: Uint8Array | undefined,
  after: Uint8Array | undefined,
  { width, scheme }: View,
): Promise<Figure[]> {
  if (before !== undefined && after !== undefined && Buffer.compare(before, after) === 0) return [];
  const [old, fresh] = await Promise.all([toPixels(before), toPixels(after)]);
  if (old !== undefined && fresh !== undefined) {
    const [left, right] = align(old, fresh);
    const sections = toSections(findMarks(left, right), left.height, TALLEST_PART);
    return Promise.all(
      sections.slice(0, MOST_PARTS).map(async (section) => ({
        ...{ width, scheme, height: section.height, isCut: false },
        before: await toSource(left, section),
        after: await toSource(right, section),
        marks: section.marks.map((mark) => toFrame(mark, section)),
      })),
    );
  }
  const whole = old ?? fresh;
  if (whole === undefined) return [];
  const height = Math.min(whole.height, TALLEST_PART);
  const part = { top: 0, height };
  return [
    {
      ...{ width, scheme, height, isCut: whole.height > height, marks: [] },
      before: old && (await toSource(old, part)),
      after: fresh && (await toSource(fresh, part)),
    },
  ];
}

async function toPixels(picture: Uint8Array | undefined): Promise<Pixels | undefined> {
  if (picture === undefined) return undefined;
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The bytes of sharp may begin where no number of four bytes may.
  return { width: info.width, height: info.height, data: Uint8Array.from(data) };
}

/** Marks are drawn this far around what differs, and never thinner than a line. */
const MARGIN = 6;

function toFrame({ x, y, width, height }: Mark, { top }: Pick<Section, 'top'>): Mark {
  const left = Math.max(0, x - MARGIN);
  return {
    x: left,
    y: y - top - MARGIN,
    width: x + width + MARGIN - left,
    height: height + 2 * MARGIN,
  };
}

/** Wide pictures are shown at half their size. */
async function toSource(
  { width, height: full, data }: Pixels,
  { top, height }: Pick<Section, 'top' | 'height'>,
): Promise<string> {
  const crop = sharp(data, { raw: { width, height: full, channels: 4 } })
    .extract({ left: 0, top, width, height })
    .resize({ width: width > 600 ? Math.round(width / 2) : width });
  const file = await crop.webp({ quality: 76 }).toBuffer();
  return `data:image/webp;base64,${file.toString('base64')}`;
}
