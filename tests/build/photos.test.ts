import { mkdir, readdir, readFile, realpath, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CACHE_FOLDER } from '../../src/build/disk-cache';
import { placePhotos } from './photos';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

const ARTICLE = 'insights/device-certificates-field-radios';
const COPIES = 'assets/images';

let workspace: Workspace;
let html: string;
let original: Buffer;
let cold: Map<string, string>;
let warm: Map<string, string>;
let madeCold: string[];
let madeWarm: string[];

beforeAll(async () => {
  workspace = await createWorkspace();
  await placePhotos(workspace);
  await giveOwnCache(workspace.root);
  original = await readFile(join(workspace.root, 'content/insights/field.jpg'));
  cold = await build();
  madeCold = await copiesMade();
  html = await read(`${ARTICLE}.html`);
  warm = await build();
  madeWarm = await copiesMade();
}, 400_000);
afterAll(() => workspace.remove());

/** Where copies are remembered, in a folder of their own: other tests empty the project's. */
function copiesMade(): Promise<string[]> {
  return readdir(join(workspace.root, CACHE_FOLDER, 'images'));
}

async function giveOwnCache(root: string): Promise<void> {
  const modules = join(root, 'node_modules');
  const packages = await realpath(modules);
  await unlink(modules);
  await mkdir(modules);
  for (const name of await readdir(packages)) {
    if (name !== '.cache') await symlink(join(packages, name), join(modules, name));
  }
}

function read(file: string): Promise<string> {
  return readFile(join(workspace.root, 'dist', file), 'utf8');
}

/** The copies that a build writes, by name, as text to compare. */
async function build(): Promise<Map<string, string>> {
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
  const folder = join(workspace.root, 'dist', COPIES);
  const files = (await readdir(folder)).toSorted();
  const pairs = files.map(
    async (file): Promise<[string, string]> => [file, await readFile(join(folder, file), 'base64')],
  );
  return new Map(await Promise.all(pairs));
}

function copiesOf(name: string): [width: number, format: string][] {
  const pattern = new RegExp(`^${name}-[0-9a-f]{10}-(\\d+)\\.(\\w+)$`);
  return [...cold.keys()].flatMap((file) => {
    const [, width, format = ''] = pattern.exec(file) ?? [];
    return width === undefined ? [] : [[Number(width), format] satisfies [number, string]];
  });
}

function pictureOf(page: string, alt: string): string {
  const pattern = new RegExp(`<span class="photo grid">(?:(?!</span>).)*alt="${alt}".*?</span>`);
  return pattern.exec(page)?.[0] ?? '';
}

describe('a photograph beside an entry', () => {
  it('becomes AVIF and WebP at several widths, none wider than itself', () => {
    expect(new Set(copiesOf('field'))).toEqual(
      new Set(
        [480, 800, 1200, 1500].flatMap((width) => [
          [width, 'avif'],
          [width, 'webp'],
        ]),
      ),
    );
    expect(new Set(copiesOf('mast').map(([width]) => width))).toEqual(new Set([480, 800, 900]));
  });

  it('is turned upright, and loses what the camera wrote into it', async () => {
    for (const [file, bytes] of cold) {
      const { width, format, exif, orientation } = await sharp(
        Buffer.from(bytes, 'base64'),
      ).metadata();
      const [, named, ending] = /-(\d+)\.(\w+)$/.exec(file) ?? [];
      expect({ file, width, exif, orientation }).toMatchObject({ file, width: Number(named) });
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(format).toBe(ending === 'avif' ? 'heif' : ending);
    }
    const widest = [...cold].find(([file]) => /^field.*1500\.webp$/.test(file))?.[1] ?? '';
    expect((await sharp(Buffer.from(widest, 'base64')).metadata()).height).toBe(1000);
  });

  it('is loaded first where it is the largest of the first screen, with its size and colour', () => {
    const picture = pictureOf(html, '');
    expect(picture).toContain('width="1500" height="1000"');
    expect(picture).toMatch(/fill="#[0-9a-f]{6}"/);
    expect(picture).toMatch(/fetchPriority="high"/);
    expect(picture).not.toContain('loading=');
    expect(picture).toMatch(
      /<source type="image\/avif" srcSet="[^"]+-480.avif 480w,[^"]+1500w" sizes=/,
    );
  });

  it('waits in the text until the reader comes near, and has no colour to show through', () => {
    const picture = pictureOf(html, 'A mast above a gravel road.');
    expect(picture).toContain('loading="lazy"');
    expect(picture).toContain('width="900" height="600"');
    expect(picture).not.toContain('<svg');
  });

  it('is named by the Markdown twin at an address that exists', async () => {
    const [, address = ''] = /!\[A mast[^\]]+\]\(\/(\S+)\)/.exec(await read(`${ARTICLE}.md`)) ?? [];
    expect(address).toMatch(/^assets\/images\/mast-.*-900\.webp$/);
    expect(cold.has(address.slice(COPIES.length + 1))).toBe(true);
  });

  it('is left as it was, and not published', async () => {
    expect(await readFile(join(workspace.root, 'content/insights/field.jpg'))).toEqual(original);
    const files = await readdir(join(workspace.root, 'dist'), { recursive: true });
    expect(files.filter((file) => /^assets.*\.(jpg|png)$/.test(file))).toEqual([]);
  });

  it('leaves no copy where no page names it', () => {
    expect([...cold.keys()].filter((file) => file.startsWith('unnamed'))).toEqual([]);
  });
});

it('a photograph of public/ at the top of a page without a figure is loaded first', async () => {
  const picture = pictureOf(await read('terms.html'), 'The plan of the works.');
  expect(picture).toContain('fetchPriority="high"');
  expect(copiesOf('plan')).toContainEqual([1000, 'avif']);
});

it('pages with photographs are valid HTML', async () => {
  const config = join(import.meta.dirname, '../e2e/found/html-validate.json');
  const validator = new HtmlValidate(JSON.parse(await readFile(config, 'utf8')));
  for (const page of [html, await read('terms.html')]) {
    const { results } = await validator.validateString(page);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  }
});

it('a second build makes no copy again, and writes the same bytes', () => {
  expect(madeCold.length).toBeGreaterThan(20);
  expect(madeWarm.toSorted()).toEqual(madeCold.toSorted());
  expect(warm).toEqual(cold);
});

it('a drawing in which a program hides stops the build with its place', async () => {
  await mkdir(join(workspace.root, 'public'), { recursive: true });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>';
  await writeFile(join(workspace.root, 'public/plan.svg'), drawing);
  const { code, output } = await workspace.run('build');
  expect(code).toBe(1);
  expect(output).toContain('public/plan.svg:2:1');
  expect(output).toContain('has <script>, which runs a program');
}, 60_000);
