import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import sharp from 'sharp';
import sirv from 'sirv';

import type { Mark, Part, Pixels, Shot } from './compare-pictures';
import { align, findParts } from './compare-pictures';

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

/** Takes pictures of pages. */
export type Studio = Awaited<ReturnType<typeof openStudio>>;

const VIEWPORT_HEIGHT = 900;
/** Browsers draw no taller pictures. */
const TALLEST = 16_000;
/** No part that is shown is taller, so that a page that is all new stays readable. */
const TALLEST_PART = 2400;
/** So many parts of a page are shown at each width. */
const MOST_PARTS = 4;
/** A machine that is busy with other work takes its time, in milliseconds. */
const PATIENCE = 180_000;

/**
 * Opens a browser for pictures of both states, without scripts: so every visitor sees them first.
 * @param folders where both built sites lie, that before first
 * @param executable the Chromium that takes them
 */
export async function openStudio(
  folders: readonly [before: string, after: string],
  schemes: readonly Scheme[],
  executable: string,
) {
  const browser = await chromium.launch({ executablePath: executable });
  const servers = await Promise.all(folders.map(serve));
  const addresses = servers.map(toOrigin);
  // The headless shell draws the same each time.
  const most = executable.includes('headless') ? 1 : MOST_TRIES;
  const views = WIDTHS.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));
  return {
    /**
     * The parts of a page that differ, at both widths; of a new or removed page its beginning.
     * @param before its address in both states, where it is in them
     * @returns none where both look the same
     */
    async compare(before: string | undefined, after: string | undefined): Promise<Figure[]> {
      const figures: Figure[] = [];
      for (const view of views) {
        const page = await browser.newPage({
          viewport: { width: view.width, height: VIEWPORT_HEIGHT },
          colorScheme: view.scheme,
          reducedMotion: 'reduce',
          javaScriptEnabled: false,
        });
        page.setDefaultTimeout(PATIENCE);
        const [old, fresh] = [
          before === undefined ? undefined : await shoot(page, addresses[0] + before, most),
          after === undefined ? undefined : await shoot(page, addresses[1] + after, most),
        ];
        await page.close();
        figures.push(...(await toFigures(old, fresh, view)));
      }
      return figures;
    },
    async close() {
      await browser.close();
      for (const server of servers) server.close();
    },
  };
}

type View = Pick<Figure, 'width' | 'scheme'>;

/** A picture as the browser encodes it, with where its elements are. */
interface Photograph extends Pick<Shot, 'anchors'> {
  file: Uint8Array;
}

async function shoot(page: Page, address: string, most: number): Promise<Photograph> {
  await page.goto(address, { waitUntil: 'load' });
  const { anchors, width, height } = await page.evaluate(measure);
  const clip = { x: 0, y: 0, width, height: Math.min(TALLEST, height), scale: 1 };
  const session = await page.context().newCDPSession(page);
  // Packed less tightly than Playwright's own, in half the time.
  const options = { captureBeyondViewport: true, optimizeForSpeed: true, clip };
  const take = async () => {
    const { data } = await session.send('Page.captureScreenshot', options);
    return Buffer.from(data, 'base64');
  };
  return { anchors, file: await takeUntilAlike(take, height > VIEWPORT_HEIGHT ? most : 1) };
}

/** Runs in the page: its size, and where its elements begin. */
function measure(): Pick<Shot, 'anchors' | 'width' | 'height'> {
  const elements = [...document.querySelectorAll('body :not(svg *)')];
  const anchors = elements.flatMap((element) => {
    const { y, height } = element.getBoundingClientRect();
    const words = element.getAttribute('src') ?? element.textContent.trim().slice(0, 80);
    return height > 0 && y >= 0 ? [{ y: Math.round(y), id: `${element.tagName} ${words}` }] : [];
  });
  const height = document.documentElement.scrollHeight;
  return { anchors: [...anchors, { y: height, id: 'end' }], width: innerWidth, height };
}

const MOST_TRIES = 4;

/**
 * Takes a picture until it comes twice: Chromium 156 with a window repeats the top of a tall page now
 * and then.
 * @param most how many are taken at most
 * @returns the picture that came twice; the last one where none did
 */
export async function takeUntilAlike(
  take: () => Promise<Uint8Array>,
  most: number,
): Promise<Uint8Array> {
  let picture = await take();
  for (let tries = 1; tries < most; tries += 1) {
    const next = await take();
    if (Buffer.compare(next, picture) === 0) break;
    picture = next;
  }
  return picture;
}

function serve(folder: string): Promise<Server> {
  const handle = sirv(folder, {
    extensions: ['html'],
    // Placeholders are drawings without an ending.
    setHeaders: (response, path) => {
      if (path.includes('/placeholder/')) response.setHeader('Content-Type', 'image/svg+xml');
    },
  });
  const server = createServer(handle);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function toOrigin(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

async function toFigures(
  before: Photograph | undefined,
  after: Photograph | undefined,
  { width, scheme }: View,
): Promise<Figure[]> {
  if (before && after && Buffer.compare(before.file, after.file) === 0) return [];
  const [old, fresh] = await Promise.all([toShot(before), toShot(after)]);
  const isPair = old !== undefined && fresh !== undefined;
  const [left, right] = isPair ? align(old, fresh) : [old, fresh];
  const height = Math.max(left?.height ?? 0, right?.height ?? 0);
  const beginning = { top: 0, height: Math.min(height, TALLEST_PART), marks: [] };
  const parts = left && right ? findParts(left, right, TALLEST_PART) : [beginning];
  return Promise.all(
    parts.slice(0, MOST_PARTS).map(async (part) => ({
      ...{ width, scheme, height: part.height, isCut: !isPair && height > part.height },
      before: left && (await toSource(left, part)),
      after: right && (await toSource(right, part)),
      marks: part.marks.map((mark) => toFrame(mark, part)),
    })),
  );
}

async function toShot(photograph: Photograph | undefined): Promise<Shot | undefined> {
  if (photograph === undefined) return undefined;
  const picture = sharp(photograph.file).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  // The bytes of sharp may begin where no number of four bytes may.
  const { width, height } = info;
  return { width, height, data: Uint8Array.from(data), anchors: photograph.anchors };
}

/** Marks are drawn this far around what differs, and never thinner than a line. */
const MARGIN = 6;

function toFrame({ x, y, width, height }: Mark, { top }: Part): Mark {
  const left = Math.max(0, x - MARGIN);
  const right = x + width + MARGIN;
  return { x: left, y: y - top - MARGIN, width: right - left, height: height + 2 * MARGIN };
}

/** Wide pictures are shown at half their size. */
async function toSource({ width, height: full, data }: Pixels, part: Part): Promise<string> {
  const crop = sharp(data, { raw: { width, height: full, channels: 4 } })
    .extract({ left: 0, top: part.top, width, height: part.height })
    .resize({ width: width > 600 ? Math.round(width / 2) : width });
  const file = await crop.webp({ quality: 76 }).toBuffer();
  return `data:image/webp;base64,${file.toString('base64')}`;
}
