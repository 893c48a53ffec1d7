import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import {
  align,
  findParts,
  type Mark,
  type Part,
  type Pixels,
  type Shot,
} from './compare-pictures.ts';

/** The widths at which pages are photographed, in pixels: phone and desktop. */
const WIDTHS = [390, 1440] as const;

/** A part of a page before and after, with its differences. */
export interface Figure {
  width: number;
  /** The height of both pictures, in pixels of the page. */
  height: number;
  /** Whether a new or removed page continues below it. */
  isCut: boolean;
  /** A WebP file as a `data:` URL; undefined if there is no such page. */
  before: string | undefined;
  after: string | undefined;
  /** The areas that differ, in pixels of the page. */
  marks: Mark[];
}

/** Takes pictures of pages. */
export type Studio = Awaited<ReturnType<typeof openStudio>>;

/** Browsers cannot take taller screenshots. */
const TALLEST = 16_000;
/** The maximum height of a part, so that an entirely new page stays readable. */
const TALLEST_PART = 2400;
/** The most parts of a page shown at each width. */
const MOST_PARTS = 4;

/**
 * Opens a browser for pictures of both states, without scripts, as every visitor sees pages first.
 * @param folders where both built sites are, the old one first
 * @param executable the Chromium to use
 */
export async function openStudio(
  folders: readonly [before: string, after: string],
  executable: string,
) {
  const [old, fresh] = folders;
  const browser = await chromium.launch({ executablePath: executable });
  return {
    /**
     * The parts of a page that differ, at both widths; for a new or removed page, its top.
     * @param before its old address; undefined for a new page
     * @param after its new address; undefined for a removed page
     * @returns none if both look the same
     */
    async compare(before: string | undefined, after: string | undefined): Promise<Figure[]> {
      const figures: Figure[] = [];
      for (const width of WIDTHS) {
        const was = before === undefined ? undefined : await shoot(browser, width, old, before);
        const is = after === undefined ? undefined : await shoot(browser, width, fresh, after);
        figures.push(...(await toFigures(was, is, width)));
      }
      return figures;
    },
    close: () => browser.close(),
  };
}

/** Photographs a page of a built site, whose files the browser gets from its folder alone. */
async function shoot(
  browser: Browser,
  width: number,
  folder: string,
  address: string,
): Promise<Shot> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  // Long enough for a busy machine.
  page.setDefaultTimeout(180_000);
  await page.route('**/*', (route) => {
    const pathname = decodeURI(new URL(route.request().url()).pathname);
    const path = join(folder, toFile(pathname));
    const drawing = { path: join(folder, pathname), contentType: 'image/svg+xml' };
    const file = pathname.startsWith('/api/placeholder/') ? drawing : { path };
    return route.fulfill(file).catch(() => route.fulfill({ status: 404 }));
  });
  await page.goto(`http://site.test${address}`, { waitUntil: 'load' });
  const { anchors, height } = await page.evaluate(measure);
  const clip = { x: 0, y: 0, width, height: Math.min(TALLEST, height) };
  const file = await page.screenshot({ clip, fullPage: true });
  await page.close();
  const picture = sharp(file).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  // Copied, because sharp's buffer may not be aligned to four bytes.
  return { ...info, data: Uint8Array.from(data), anchors };
}

/** Runs in the page: its height, and where its elements begin. */
function measure(): Pick<Shot, 'anchors' | 'height'> {
  const elements = [...document.querySelectorAll('body :not(svg *)')];
  const anchors = elements.flatMap((element) => {
    const { y, height } = element.getBoundingClientRect();
    const text = element.getAttribute('src') ?? element.textContent.trim().slice(0, 80);
    return height > 0 && y >= 0 ? [{ y: Math.round(y), id: `${element.tagName} ${text}` }] : [];
  });
  const height = document.documentElement.scrollHeight;
  return { anchors: [...anchors, { y: height, id: 'end' }], height };
}

async function toFigures(
  before: Shot | undefined,
  after: Shot | undefined,
  width: number,
): Promise<Figure[]> {
  if (before && after && Buffer.compare(before.data, after.data) === 0) return [];
  const isPair = before !== undefined && after !== undefined;
  const [left, right] = isPair ? align(before, after) : [before, after];
  const height = Math.max(left?.height ?? 0, right?.height ?? 0);
  const beginning = { top: 0, height: Math.min(height, TALLEST_PART), marks: [] };
  const parts = left && right ? findParts(left, right, TALLEST_PART) : [beginning];
  return Promise.all(
    parts.slice(0, MOST_PARTS).map(async (part) => ({
      width,
      height: part.height,
      isCut: !isPair && height > part.height,
      before: left && (await toSource(left, part)),
      after: right && (await toSource(right, part)),
      marks: part.marks.map((mark) => ({ ...mark, y: mark.y - part.top })),
    })),
  );
}

/** Wide pictures are shown at half their size. */
async function toSource({ width, height: full, data }: Pixels, part: Part): Promise<string> {
  const crop = sharp(data, { raw: { width, height: full, channels: 4 } })
    .extract({ left: 0, top: part.top, width, height: part.height })
    .resize({ width: width > 600 ? Math.round(width / 2) : width });
  const file = await crop.webp({ quality: 76 }).toBuffer();
  return `data:image/webp;base64,${file.toString('base64')}`;
}

/** The file below `dist/` at an address: that of a page, unless the address names a file itself. */
function toFile(pathname: string): string {
  if (/\.[a-z0-9]+$/i.test(pathname)) return pathname;
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}
