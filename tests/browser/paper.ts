import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** A text on a sheet of paper. */
export interface PaperText {
  text: string;
  /** The elements that it is part of, outermost first, such as `Document`, `H2`. */
  roles: string[];
  /** How far below the upper edge of the sheet, in points. */
  top: number;
  /** The contrast of its darkest pixel with white paper; 1 where nothing is to be seen. */
  contrast: number;
}

/** A printed sheet. */
export interface Sheet {
  texts: PaperText[];
  /** How light its fields of 6 by 6 points are, row by row: 255 is white. */
  look: number[];
  /** How many of its pixels are not nearly white. */
  ink: number;
}

/** How much the edges of letters may differ between two drawings of one sheet. */
const TOLERANCE = 24;

/** An address that exists in tests only; it serves the reader of PDF files. */
const DESK = 'https://paper.test/';
const READER = fileURLToPath(import.meta.resolve('unpdf/pdfjs'));

/**
 * Reads a PDF file as people do: by the light that its sheets reflect.
 * @param page a browser page, which leaves its address
 */
export async function readPaper(page: Page, bytes: Buffer): Promise<Sheet[]> {
  await page.route(`${DESK}**`, (route) =>
    route.request().url() === DESK
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.fulfill({ contentType: 'text/javascript', body: readFileSync(READER) }),
  );
  await page.goto(DESK);
  return page.evaluate(readInBrowser, {
    reader: `${DESK}reader.mjs`,
    file: bytes.toString('base64'),
  });
}

/** What runs in the browser: it must not refer to anything of this module. */
async function readInBrowser({ reader, file }: { reader: string; file: string }): Promise<Sheet[]> {
  /** Enough for the strokes of the smallest letters to reach their full color. */
  const SCALE = 3;
  const pdfjs: typeof import('unpdf/pdfjs') = await import(reader);
  const data = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const document = await pdfjs.getDocument({ data }).promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    sheets.push(await readSheet(await document.getPage(number)));
  }
  return sheets;

  async function readSheet(page: Awaited<ReturnType<typeof document.getPage>>): Promise<Sheet> {
    const viewport = page.getViewport({ scale: SCALE });
    const canvas = globalThis.document.createElement('canvas');
    Object.assign(canvas, { width: viewport.width, height: viewport.height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('The browser cannot draw');
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    const roles = listRoles(await page.getStructTree());
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts: PaperText[] = [];
    const open: string[] = [];
    for (const item of items) {
      if ('type' in item) {
        if (item.type.startsWith('begin')) open.push(item.id ?? '');
        else open.pop();
      } else if (item.str.trim() !== '') {
        const [left, bottom] = viewport.convertToViewportPoint(
          item.transform[4],
          item.transform[5],
        );
        const height = item.height * SCALE;
        const own = open.findLast((id) => roles.has(id));
        texts.push({
          text: item.str,
          roles: roles.get(own ?? '') ?? [],
          top: (bottom - height) / SCALE,
          contrast: toContrast(
            context.getImageData(left, bottom - height, item.width * SCALE, height * 1.3),
          ),
        });
      }
    }
    return { texts, look: toFields(pixels), ink: countInk(pixels.data) };
  }

  interface Node {
    role?: string;
    id?: string;
    children?: Node[];
  }

  /** The elements around each piece of content, by its id. */
  function listRoles(tree: Node | null): Map<string, string[]> {
    const found = new Map<string, string[]>();
    const walk = ({ role, id, children = [] }: Node, around: string[]) => {
      if (id !== undefined) found.set(id, around);
      for (const child of children) walk(child, role === undefined ? around : [...around, role]);
    };
    if (tree !== null) walk(tree, []);
    return found;
  }

  /** WCAG 2.2: relative luminance, and the contrast with white. */
  function toContrast({ data: rgba }: ImageData): number {
    const toLight = (value: number) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    let darkest = 1;
    for (let at = 0; at < rgba.length; at += 4) {
      const [red = 255, green = 255, blue = 255] = rgba.subarray(at, at + 3);
      const light = 0.2126 * toLight(red) + 0.7152 * toLight(green) + 0.0722 * toLight(blue);
      darkest = Math.min(darkest, light);
    }
    return 1.05 / (darkest + 0.05);
  }

  function countInk(rgba: Uint8ClampedArray): number {
    let count = 0;
    for (let at = 1; at < rgba.length; at += 4) if ((rgba[at] ?? 255) < 0xc0) count += 1;
    return count;
  }

  function toFields({ data: rgba, width, height }: ImageData): number[] {
    const side = 6 * SCALE;
    const columns = Math.ceil(width / side);
    const sums = new Float64Array(columns * Math.ceil(height / side));
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const field = Math.floor(y / side) * columns + Math.floor(x / side);
        sums[field] = (sums[field] ?? 0) + 255 - (rgba[(y * width + x) * 4 + 1] ?? 255);
      }
    }
    return Array.from(sums, (sum) => Math.round(255 - sum / side ** 2));
  }
}

/** How many fields of two printed documents do not look alike. */
export function countDifferences(one: Sheet[], other: Sheet[]): number {
  const rest = other.flatMap(({ look }) => look);
  const looks = one.flatMap(({ look }) => look);
  const differing = looks.filter((light, at) => Math.abs(light - (rest[at] ?? 0)) > TOLERANCE);
  return differing.length + Math.abs(looks.length - rest.length);
}
