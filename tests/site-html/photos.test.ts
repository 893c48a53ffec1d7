import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { SAMPLE_DIST } from '../site/folders.ts';
import { readBuilt } from './dist.ts';

const ARTICLE = 'insights/device-certificates-field-radios';
const RENDITIONS = 'assets/images';

const html = readBuilt(`${ARTICLE}.html`);
/** The generated renditions of the photographs, by name. */
const renditions = await readRenditions();

async function readRenditions(): Promise<Map<string, Buffer>> {
  const folder = new URL(`${RENDITIONS}/`, SAMPLE_DIST);
  const files = await readdir(folder);
  const bytes = await Promise.all(files.map((file) => readFile(new URL(file, folder))));
  return new Map(files.map((file, index) => [file, bytes[index] ?? Buffer.of()]));
}

function copiesOf(name: string): [width: number, format: string][] {
  const pattern = new RegExp(`^${name}-[0-9a-f]{10}-(\\d+)\\.(\\w+)$`);
  return [...renditions.keys()].flatMap((file) => {
    const [, width, format = ''] = pattern.exec(file) ?? [];
    return width === undefined ? [] : [[Number(width), format] satisfies [number, string]];
  });
}

function pictureOf(page: string, alt: string): string {
  const pattern = new RegExp(`<span class="photo grid">(?:(?!</span>).)*alt="${alt}".*?</span>`);
  return pattern.exec(page)?.[0] ?? '';
}

describe('a photograph beside an entry', () => {
  it('becomes AVIF at several widths, none wider than itself, and one WebP', () => {
    const avif = [480, 800, 1200, 1500].map((width) => [width, 'avif']);
    expect(new Set(copiesOf('field'))).toEqual(new Set([...avif, [1200, 'webp']]));
    expect(new Set(copiesOf('mast').map(([width]) => width))).toEqual(new Set([480, 800, 900]));
  });

  it('is turned upright, and loses what the camera wrote into it', async () => {
    for (const [file, bytes] of renditions) {
      const { width, format, exif, orientation } = await sharp(bytes).metadata();
      const [, named, ending] = /-(\d+)\.(\w+)$/.exec(file) ?? [];
      expect({ file, width, exif, orientation }).toMatchObject({ file, width: Number(named) });
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(format).toBe(ending === 'avif' ? 'heif' : ending);
    }
    const widest = [...renditions].find(([file]) => /^field.*1500\.avif$/.test(file))?.[1];
    expect((await sharp(widest).metadata()).height).toBe(1000);
  });

  it('is loaded first where it is the largest of the first screen, with its size and color', () => {
    const picture = pictureOf(html, '');
    expect(picture).toContain('width="1500" height="1000"');
    expect(picture).toMatch(/fill="#[0-9a-f]{6}"/);
    expect(picture).toMatch(/fetchPriority="high"/);
    expect(picture).not.toContain('loading=');
    expect(picture).toMatch(
      /<source type="image\/avif" srcSet="[^"]+-480.avif 480w,[^"]+1500w" sizes=/,
    );
  });

  it('waits in the text until the reader comes near, and has no color to show through', () => {
    const picture = pictureOf(html, 'A mast above a gravel road.');
    expect(picture).toContain('loading="lazy"');
    expect(picture).toContain('width="900" height="600"');
    expect(picture).not.toContain('<svg');
  });

  it('is named by the Markdown twin at an address that exists', async () => {
    const [, address = ''] = /!\[A mast[^\]]+\]\(\/(\S+)\)/.exec(readBuilt(`${ARTICLE}.md`)) ?? [];
    expect(address).toMatch(/^assets\/images\/mast-.*-900\.webp$/);
    expect(renditions.has(address.slice(RENDITIONS.length + 1))).toBe(true);
  });

  it('is not published itself', async () => {
    const files = await readdir(SAMPLE_DIST, { recursive: true });
    expect(files.filter((file) => /^assets.*\.(jpg|png)$/.test(file))).toEqual([]);
  });

  it('leaves no rendition where no page names it', () => {
    expect([...renditions.keys()].filter((file) => file.startsWith('unnamed'))).toEqual([]);
  });
});

it('a photograph of public/ at the top of a page without a figure is loaded first', async () => {
  const picture = pictureOf(readBuilt('terms.html'), 'The plan of the works.');
  expect(picture).toContain('fetchPriority="high"');
  expect(copiesOf('plan')).toContainEqual([1000, 'avif']);
});
