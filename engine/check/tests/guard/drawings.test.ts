import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  encoded,
  malformed,
  moving,
  multiplied,
  toDrawing,
  uncounted,
  wellFormed,
} from '../../../../tests/commands/hostile-drawings.ts';
import { SAMPLE } from '../../../../tests/site/folders.ts';
import { inspectDrawing } from '../../guard/drawing-hazards.ts';

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const wrap = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;
const messagesOf = (svg: string) => inspectDrawing(svg).map(({ message }) => message);

describe('a drawing is refused', () => {
  it.each([
    ['a program', '<script>alert(1)</script>'],
    ['a program under a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'],
    ['a program of HTML', '<script xmlns="http://www.w3.org/1999/xhtml">1</script>'],
    ['a program in a place for drawing programs', '<x:y xmlns:x="urn:x"><script>1</script></x:y>'],
    ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'],
    ['a link', '<a href="https://example.com"><text>a</text></a>'],
    ['an address that is set later', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['a frame', '<iframe src="https://example.com"/>'],
  ])('with %s', (_, inside) => {
    expect(messagesOf(wrap(inside))).toEqual([expect.stringMatching(/^has </)]);
  });

  it.each([
    ['a handler', 'onload="alert(1)"'],
    ['a handler in single quotes, with space', "onload = 'alert(1)'"],
    ['an address elsewhere', 'href="https://example.com/a.svg#b"'],
    ['an address that hides what it is', 'href="java&#09;script:alert(1)"'],
    ['an address in a drawing that is embedded', 'href="data:image/svg+xml;base64,PHN2Zy8+"'],
    ['an embedded picture that may move', 'href="data:image/gif;base64,R0lGODlhAQABAAAAACw="'],
    ['an address of old', `${XLINK} xlink:href="//example.com"`],
    ['a filter elsewhere', 'filter="url(https://example.com/f.svg#f)"'],
    ['a style with letters that hide', 'style="fill:\\75rl(https://example.com)"'],
  ])('with %s', (_, attribute) => {
    expect(messagesOf(wrap(`<use ${attribute}/>`))).toHaveLength(1);
  });

  it('for what its style loads, also in letters written as entities', () => {
    for (const rule of ['@import "a.css";', '&#64;import "a.css";', '<![CDATA[@import "a";]]>']) {
      const svg = wrap(`<style>${rule}</style>`);
      const [hazard] = inspectDrawing(svg);
      expect(svg.slice(hazard?.start, hazard?.end)).toBe(rule);
    }
  });
});

describe('a harmless drawing', () => {
  it('may be published', async () => {
    const files = (await readdir(join(SAMPLE, 'content'), { recursive: true }))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => join(SAMPLE, 'content', file));
    expect(files.length).toBeGreaterThan(10);
    for (const file of [...files, join(SAMPLE, 'public/favicon.svg')]) {
      expect(messagesOf(await readFile(file, 'utf8')), file).toEqual([]);
    }
  });

  it('may refer to its own parts, embed a photograph and have words like a handler', () => {
    const svg = wrap(
      `<defs><linearGradient id="g"/></defs><rect fill="url(#g)"/><use href="#g"/>
      <image href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="/><text>onload="x" url(a)</text>`,
    );
    expect(inspectDrawing(svg)).toEqual([]);
  });
});

describe('a drawing that browsers do not show', () => {
  it.each([['<svg'], ['plain words'], [wrap('<g>')], [wrap('&unknown;')]])(
    'is refused: %s',
    (svg) => {
      expect(messagesOf(svg).join()).toContain('cannot be read as a drawing');
    },
  );
});

/** In milliseconds of CPU time: half of what would noticeably delay a build. */
const LONGEST = 2_000;

function inspectInTime(svg: string) {
  const began = process.cpuUsage();
  const inspection = inspectDrawing(svg);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(LONGEST);
  return inspection;
}

describe('a drawing whose references multiply', () => {
  it.each(Object.keys(multiplied))('is refused at once: %s', (name) => {
    const svg = toDrawing(multiplied[name] ?? '');
    expect(
      inspectInTime(svg)
        .map(({ message }) => message)
        .join(),
    ).not.toBe('');
  });

  it('is refused where what drawing programs leave behind has a name of it', () => {
    const left = '<n:view xmlns:n="urn:n" id="a0"/>';
    expect(messagesOf(toDrawing(left + multiplied.use)).join()).toContain('so many copies');
  });

  it.each(Object.keys(uncounted))('is refused where they cannot be counted: %s', (name) => {
    expect(inspectInTime(toDrawing(uncounted[name] ?? ''))).not.toEqual([]);
  });

  it.each(['pattern', 'mask'])('is refused where each shape needs a %s of its own', (name) => {
    const attribute = name === 'mask' ? 'mask' : 'fill';
    const one = `<${name} id="p" width="1" height="1"><path d="M0 0h1"/></${name}>`;
    const shapes = (count: number) => `<path ${attribute}="url(#p)" d="M0 0h9v9z"/>`.repeat(count);
    expect(messagesOf(toDrawing(one + shapes(1_000))).join()).toContain('patterns or masks');
    expect(inspectInTime(toDrawing(one + shapes(60)))).toEqual([]);
  });

  it('is let pass where it repeats its parts as drawings do', () => {
    const symbols = `<symbol id="s"><path d="M0 0h9"/><path d="M0 0v9"/></symbol>${'<use href="#s"/>'.repeat(400)}`;
    const gradients = Array.from(
      { length: 60 },
      (_, n) =>
        `<linearGradient id="g${n}" href="#g"/><style>.g${n}{fill:url(#g${n})}</style>${`<path class="g${n}" d="M0 0h9v9z"/>`.repeat(9)}`,
    );
    const shadow =
      '<feFlood/><feColorMatrix/><feOffset/><feGaussianBlur/><feComposite/><feBlend/><feBlend/>';
    const shadows = Array.from(
      { length: 12 },
      (_, n) => `<filter id="f${n}">${shadow}</filter><g filter="url(#f${n})"><path d=""/></g>`,
    );
    const dots = `<marker id="m"><circle r="2"/></marker><polyline marker-mid="url(#m)" marker-end="url(#m)" points="${'1,2 '.repeat(500)}"/>`;
    const clips = `<clipPath id="c"><rect/></clipPath>${'<g clip-path="url(#c)"><path d=""/></g>'.repeat(60)}`;
    const root = '<linearGradient id="g"><stop/><stop/></linearGradient>';
    const all = [symbols, root, ...gradients, ...shadows, dots, clips].join('');
    expect(inspectInTime(toDrawing(all))).toEqual([]);
  });
});

describe('a drawing that moves', () => {
  it.each(Object.keys(moving))('is refused: %s', (name) => {
    const messages = messagesOf(toDrawing(moving[name] ?? ''));
    expect(messages).toEqual([expect.stringContaining('take it out')]);
  });

  it('is told from words and names that sound like it', () => {
    const still = `<style>.animation, .transition:hover{fill:red}@media (min-width:9px){a{fill:red}}/* animation: none */</style>
      <text class="animation" aria-label="animation: a">@keyframes; animation: a</text>`;
    expect(inspectDrawing(toDrawing(still))).toEqual([]);
  });
});

describe('a drawing in another encoding', () => {
  it.each(Object.keys(encoded))('is refused: %s', (name) => {
    const svg = encoded[name]?.toString('utf8') ?? '';
    expect(messagesOf(svg).join()).toMatch(/UTF-8|disallowed character|character entity/);
  });
});

describe('a drawing that is no XML', () => {
  it.each(Object.keys(malformed))('is refused: %s', (name) => {
    const messages = messagesOf(malformed[name] ?? '');
    expect(messages.at(-1)).toContain('cannot be read as a drawing from here on');
  });

  it.each(Object.keys(wellFormed))('is told from what only looks like it: %s', (name) => {
    expect(messagesOf(wellFormed[name] ?? '').join()).not.toContain('cannot be read');
  });
});
