import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { image, mark } from '../fields/index.ts';
import { parseContentFile } from '../read/content-file.ts';
import type { Disk, FileFacts } from '../read/disk.ts';
import { checkImages, checkUnused } from '../rules/image-rule.ts';
import { contentModel } from './site.fixture.ts';

/** A photograph of a form of its own. */
const form = {
  name: 'a portrait',
  purpose: 'shows the thing itself',
  shape: 'four by three',
  size: [1600, 1200] as [number, number],
  least: 1200,
};

const schema = z.strictObject({
  picture: image.optional(),
  portrait: mark(z.string(), { image: true, photo: form }).optional(),
  scene: z
    .strictObject({ src: mark(z.string(), { image: true, box: '0 0 1600 900' }), alt: z.string() })
    .optional(),
  layers: z
    .array(z.strictObject({ name: mark(z.string(), { layerOf: ['scene', 'src'] }) }))
    .optional(),
});

function check(fields: string, body: string, disk: Disk): string[] {
  const source = `---\n${fields}\n---\n${body}`;
  const file = parseContentFile(contentModel, 'content/insights/x.mdx', source);
  return checkImages(file, schema, disk).map(({ message }) => message);
}

/** What is reported about a picture with these facts in a text. */
function checkPicture(src: string, facts: FileFacts = { bytes: 9 }): string[] {
  const path = src.startsWith('./') ? `content/insights/${src.slice(2)}` : `public${src}`;
  return check('{}', `![A ring.](${src})`, new Map([[path, facts]]));
}

const raster = { width: 600, height: 400, type: 'jpg', isAnimated: false };
/** A photograph that differs from the usual one. */
const photo = (more: Partial<typeof raster>, bytes = 9): FileFacts => ({
  bytes,
  raster: { ...raster, ...more },
});
const drawing = '<svg viewBox="0 0 96.5 96" id="drawing"/>';
const box = (value: string) => ({ bytes: 9, drawing: `<svg id="drawing" viewBox="${value}"/>` });

describe('a picture', () => {
  it.each<[string, FileFacts]>([
    ['./a.jpg', { bytes: 15_000_000, raster }],
    ['./a.avif', photo({ width: 5_000, height: 5_000, type: 'avif' })],
    ['./a.svg', { bytes: 200_000, drawing }],
    ['./a.svg', box('-40 -20 720 440')],
    ['/a/b.png', photo({ type: 'png' }, 1_000_000)],
    ['/a.svg', { bytes: 200_000, drawing: '<svg/>' }],
    ['/api/placeholder/200/100', { bytes: 9 }],
    ['/api/placeholder/2400/2400', { bytes: 9 }],
  ])('may be %s: %j', (src, facts) => {
    expect(checkPicture(src, facts)).toEqual([]);
  });

  it.each<[string, FileFacts, string]>([
    ['./a.jpg', { bytes: 0, raster: null }, 'but that file is empty; save the picture again'],
    ['./a.svg', { bytes: 0, drawing: '' }, 'but that file is empty; save the picture again'],
    ['./a.jpg', photo({}, 15_000_001), 'which is 15,000 kB, too large for a page'],
    ['./a.svg', { bytes: 200_001, drawing }, 'export it with at most 200 kB'],
    ['./a.jpg', photo({ width: 599 }), 'which is 599 pixels wide, too small for its place'],
    ['./a.jpg', photo({ width: 5_000, height: 5_001 }), 'which has 5000 × 5001 pixels'],
    ['./a.webp', photo({ type: 'webp', isAnimated: true }), 'which moves'],
    ['./a.svg', box('0 0 9'), 'but the drawing has no viewBox'],
    [
      './a.svg',
      { bytes: 9, drawing: '<svg id="drawing" width="100%" height="110mm"/>' },
      'and no width and height that say its size; add a viewBox',
    ],
    [
      './a.svg',
      { bytes: 9, drawing: '<svg viewBox="0 0 9 9"><g id="drawing"/></svg>' },
      'but the drawing has no id="drawing"',
    ],
    [
      './a.svg',
      { bytes: 9, drawing: '<svg viewBox="0 0 9 9"/>' },
      'but the drawing has no id="drawing"',
    ],
    ['/a/b.jpg', photo({}, 1_000_001), 'at most 1,000 kB, or save it beside this entry'],
    ['/b.jpg', { bytes: 9, raster: null }, 'but that file cannot be read as a picture'],
    ['/api/placeholder/200', { bytes: 9 }, 'but a placeholder is written'],
    ['//a.example/b.jpg', { bytes: 9 }, 'but nothing is loaded from other sites'],
    ['./images/a.jpg', photo({}), 'move the file to content/insights/, and write "./a.jpg"'],
    ['./a%20b.jpg', photo({}), 'has only letters, digits, hyphens, underscores and dots'],
  ])('is unfit as %s: %j', (src, facts, message) => {
    expect(checkPicture(src, facts)).toEqual([expect.stringContaining(message)]);
  });

  it('needs words for people who cannot see it, whatever else is wrong', () => {
    expect(check('{}', '![ ](./a.jpg)', new Map())).toEqual([
      expect.stringContaining('but there is no such file beside this entry'),
      expect.stringContaining('has a picture without words for people who cannot see it'),
    ]);
  });

  it('is looked for by its name beside the entry and in public/', () => {
    const disk: Disk = new Map([
      ['content/insights/Ring.jpg', { bytes: 9, raster }],
      ['content/products/far.jpg', { bytes: 9, raster }],
      ['public/plan.png', { bytes: 9, raster }],
    ]);
    const say = (src: string) => check('{}', `![A](${src})`, disk).join();
    expect(say('./ring.jpg')).toContain('but the file is called "Ring.jpg"');
    expect(say('Ring.jpg')).toContain('but a file beside this entry is written "./Ring.jpg"');
    expect(say('/Ring.jpg')).toContain('but a file beside this entry is written "./Ring.jpg"');
    expect(say('./Rung.jpg')).toContain('did you mean "./Ring.jpg"?');
    expect(say('./far.jpg')).toContain('but there is no such file beside this entry');
    expect(say('/plam.png')).toContain(
      'but there is no such file in public/; did you mean "/plan.png"?',
    );
    expect(say('plan.png')).toContain(
      'or "./name.jpg", a file beside this entry, or "/name.svg", a file of public/',
    );
  });
});

describe('the picture of a field', () => {
  it.each<[string, FileFacts]>([
    ['picture: {src: ./a.jpg, alt: A}', { bytes: 9, raster }],
    ['scene: {src: ./a.svg, alt: A}', box('0 0 1600 900')],
    ['portrait: ./a.png', photo({ type: 'png', width: 1200, height: 903 })],
  ])('may be %s', (fields, facts) => {
    const name = /\.\/(a\.\w+)/.exec(fields)?.[1];
    expect(check(fields, '', new Map([[`content/insights/${name}`, facts]]))).toEqual([]);
  });

  it.each<[string, FileFacts, string]>([
    ['scene: {src: ./a.svg, alt: A}', box('0 0 1600 901'), 'write viewBox="0 0 1600 900"'],
    ['portrait: ./a.svg', box('0 0 96 96'), 'but a portrait shows the thing itself'],
    ['portrait: ./a.png', photo({ width: 1199, height: 899 }), 'which has 1199 × 899 pixels'],
    ['portrait: ./a.png', photo({ width: 1200, height: 904 }), 'which has 1200 × 904 pixels'],
    ['portrait: ./a.png', photo({ width: 1200, height: 896 }), 'which has 1200 × 896 pixels'],
    ['picture: {src: /a.jpg, alt: A}', photo({}), 'a file beside this entry is written "./a.jpg"'],
  ])('is unfit as %s', (fields, facts, message) => {
    const name = /\/(a\.\w+)/.exec(fields)?.[1];
    const disk: Disk = new Map([[`content/insights/${name}`, facts]]);
    expect(check(fields, '', disk)).toEqual([expect.stringContaining(message)]);
  });
});

const TEXT = '---\ntitle: A\n---\n\n![A plan.](./Plan-B.svg)\n';

/** The pictures of a folder with one text that nothing refers to. */
function listUnused(...pictures: string[]): string[] {
  const files = [parseContentFile(contentModel, 'content/insights/a.mdx', TEXT)];
  const disk = new Map(
    pictures.map((name) => [`content/insights/${name}`, { bytes: 9, drawing: '<svg/>' }]),
  );
  return checkUnused({ files, disk }).map(({ file }) => file);
}

it('reports a picture that nothing names', () => {
  expect(listUnused('Plan-B.svg', 'other.svg')).toEqual(['content/insights/other.svg']);
});

it('leaves the case of a name to another rule', () => {
  expect(listUnused('plan-b.svg')).toEqual([]);
  expect(listUnused('Plan-B.svg')).toEqual([]);
});

describe('a layer', () => {
  const disk: Disk = new Map([
    [
      'content/insights/a.svg',
      { bytes: 9, drawing: `${drawing.slice(0, -2)}><g data-layer="ship"/></svg>` },
    ],
  ]);
  const fields = (src: string, name: string) =>
    `scene: { src: ${src}, alt: A quay. }\nlayers:\n  - name: ${name}`;
  const checkLayer = (src: string, name: string) =>
    check(fields(src, name), '', disk).filter((message) => message.includes('data-layer'));

  it('is one of the drawing that another field names', () => {
    expect(checkLayer('./a.svg', 'ship')).toEqual([]);
    expect(checkLayer('./a.svg', 'shpi')).toEqual([
      'is "shpi", but the drawing has no data-layer="shpi"; did you mean "ship"?',
    ]);
    expect(checkLayer('./a.svg', 'crane')).toHaveLength(1);
  });

  it('is not looked for in a drawing that is missing', () => {
    expect(checkLayer('./b.svg', 'shpi')).toEqual([]);
  });
});
