import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { CACHE_FOLDER } from '#base/cache';
import { copyWithoutCache } from '../../engine/bench/copy-project';
import { SAMPLE } from '../site/folders';
import { htmlRules } from '../site/html-rules';
import { digestSite } from './digest-site';
import { placePhotos } from './photos';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

const ARTICLE = 'insights/device-certificates-field-radios';
const COPIES = 'assets/images';
const COMPRESSED = /\.(br|gz)$/;

let workspace: Workspace;
let html: string;
let original: Buffer;
/** The copies that the first build wrote, by name. */
let copies: Map<string, Buffer>;
/** The digest of every file that it wrote, by name. */
let cold: Map<string, string>;

beforeAll(async () => {
  workspace = await createWorkspace({}, SAMPLE, copyWithoutCache);
  await placePhotos(workspace);
  original = await readFile(join(workspace.root, 'content/insights/field.jpg'));
  vi.stubEnv('SITE_THREADS', '2');
  cold = await build();
  copies = await readCopies();
  html = await read(`${ARTICLE}.html`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await workspace.remove();
});

function read(file: string): Promise<string> {
  return readFile(join(workspace.root, 'dist', file), 'utf8');
}

/** The digest of every file that a build writes, by name. */
async function build(...options: string[]): Promise<Map<string, string>> {
  const { code, output } = await workspace.run('build', ...options);
  if (code !== 0) throw new Error(output);
  return digestSite(workspace.root);
}

async function readCopies(): Promise<Map<string, Buffer>> {
  const folder = join(workspace.root, 'dist', COPIES);
  const files = await readdir(folder);
  const bytes = await Promise.all(files.map((file) => readFile(join(folder, file))));
  return new Map(files.map((file, index) => [file, bytes[index] ?? Buffer.of()]));
}

function copiesOf(name: string): [width: number, format: string][] {
  const pattern = new RegExp(`^${name}-[0-9a-f]{10}-(\\d+)\\.(\\w+)$`);
  return [...copies.keys()].flatMap((file) => {
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
    for (const [file, bytes] of copies) {
      const { width, format, exif, orientation } = await sharp(bytes).metadata();
      const [, named, ending] = /-(\d+)\.(\w+)$/.exec(file) ?? [];
      expect({ file, width, exif, orientation }).toMatchObject({ file, width: Number(named) });
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(format).toBe(ending === 'avif' ? 'heif' : ending);
    }
    const widest = [...copies].find(([file]) => /^field.*1500\.webp$/.test(file))?.[1];
    expect((await sharp(widest).metadata()).height).toBe(1000);
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
    expect(copies.has(address.slice(COPIES.length + 1))).toBe(true);
  });

  it('is left as it was, and not published', async () => {
    expect(await readFile(join(workspace.root, 'content/insights/field.jpg'))).toEqual(original);
    const files = await readdir(join(workspace.root, 'dist'), { recursive: true });
    expect(files.filter((file) => /^assets.*\.(jpg|png)$/.test(file))).toEqual([]);
  });

  it('leaves no copy where no page names it', () => {
    expect([...copies.keys()].filter((file) => file.startsWith('unnamed'))).toEqual([]);
  });
});

it('a photograph of public/ at the top of a page without a figure is loaded first', async () => {
  const picture = pictureOf(await read('terms.html'), 'The plan of the works.');
  expect(picture).toContain('fetchPriority="high"');
  expect(copiesOf('plan')).toContainEqual([1000, 'avif']);
});

it('pages with photographs are valid HTML', async () => {
  const validator = new HtmlValidate(htmlRules);
  for (const page of [html, await read('terms.html')]) {
    const { results } = await validator.validateString(page);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  }
});

it('builds write the same bytes from nothing, from memory, over what anybody did to dist, and with one thread as with two', async () => {
  expect(cold.size).toBeGreaterThan(200);
  await rm(join(workspace.root, 'dist'), { recursive: true });
  const compressed = await build('--compress');
  const plain = [...compressed].filter(([file]) => !COMPRESSED.test(file));
  expect(new Map(plain)).toEqual(cold);
  expect(compressed.size).toBeGreaterThan(cold.size);
  await damageDist();
  expect(await build('--compress')).toEqual(compressed);
  await forget();
  vi.stubEnv('SITE_THREADS', '1');
  expect(await build()).toEqual(cold);
});

/** The next build bundles, checks, compiles and draws everything anew. */
async function forget() {
  await rm(join(workspace.root, CACHE_FOLDER), { recursive: true });
  await rm(join(workspace.root, 'dist'), { recursive: true });
}

/** What no build may trust: a page that was edited, one that is gone, and ones that nobody wrote. */
async function damageDist() {
  const at = (file: string) => join(workspace.root, 'dist', file);
  const page = await readFile(at('products/core.html'), 'utf8');
  await writeFile(at('products/core.html'), page.replace('Core', 'Cure'));
  await rm(at('insights.json.br'));
  await writeFile(at('insights.json.gz'), 'Another text.');
  await mkdir(at('insights/withdrawn'), { recursive: true });
  await writeFile(at('insights/withdrawn/article.html'), 'An article that was withdrawn.');
  await writeFile(at('assets/old-bundle.js'), 'A script of last week.');
}

it('a drawing in which a program hides stops the build with its place', async () => {
  await mkdir(join(workspace.root, 'public'), { recursive: true });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>';
  await writeFile(join(workspace.root, 'public/plan.svg'), drawing);
  const { code, output } = await workspace.run('build');
  expect(code).toBe(1);
  expect(output).toContain('public/plan.svg:2:1');
  expect(output).toContain('has <script>, which runs a program');
});
