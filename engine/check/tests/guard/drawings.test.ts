import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sanitiseDrawing, sanitiseDrawings } from '#site/build/images/sanitise-drawing';
import { SAMPLE } from '../../../../tests/site/folders';
import { inspectDrawing } from '../../guard/drawing-hazards';

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const wrap = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;
const EMPTY = wrap('');

describe('a drawing is sanitised', () => {
  it.each([
    ['a program', '<script>alert(1)</script>'],
    ['a program under a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'],
    ['a program of HTML', '<script xmlns="http://www.w3.org/1999/xhtml">1</script>'],
    ['a program in a place for drawing programs', '<x:y xmlns:x="urn:x"><script>1</script></x:y>'],
    ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'],
    ['a link', '<a href="https://example.com"><text>a</text></a>'],
    ['an address that is set later', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['a frame', '<iframe src="https://example.com"/>'],
  ])('of %s', (_, inside) => {
    expect(sanitiseDrawing(wrap(inside))).toBe(EMPTY);
  });

  it.each([
    ['a handler', 'onload="alert(1)"'],
    ['a handler in single quotes, with space', "onload = 'alert(1)'"],
    ['an address elsewhere', 'href="https://example.com/a.svg#b"'],
    ['an address that hides what it is', 'href="java&#09;script:alert(1)"'],
    ['an address in a drawing that is embedded', 'href="data:image/svg+xml;base64,PHN2Zy8+"'],
    ['an address of old', `${XLINK} xlink:href="//example.com"`],
    ['a filter elsewhere', 'filter="url(https://example.com/f.svg#f)"'],
    ['a style with letters that hide', 'style="fill:\\75rl(https://example.com)"'],
  ])('of %s', (_, attribute) => {
    const clean = sanitiseDrawing(wrap(`<use ${attribute}/>`));
    expect(clean).not.toMatch(/alert|example|PHN2/);
    expect(inspectDrawing(clean)).toEqual({ hazards: [] });
  });

  it('of what its style loads, also in letters written as entities', () => {
    for (const rule of ['@import "a.css";', '&#64;import "a.css";', '<![CDATA[@import "a";]]>']) {
      expect(sanitiseDrawing(wrap(`<style>${rule}</style>`))).toBe(wrap('<style></style>'));
    }
  });

  it('of what a cut brings together', () => {
    const nested = wrap('<g><script><script>1</script></script><path d="M0 0"/></g>');
    expect(sanitiseDrawing(nested)).toBe(wrap('<g><path d="M0 0"/></g>'));
  });
});

describe('a harmless drawing', () => {
  it('stays as it is, to the byte', async () => {
    const files = (await readdir(join(SAMPLE, 'content'), { recursive: true }))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => join(SAMPLE, 'content', file));
    expect(files.length).toBeGreaterThan(10);
    for (const file of [...files, join(SAMPLE, 'public/favicon.svg')]) {
      const svg = await readFile(file, 'utf8');
      expect(sanitiseDrawing(svg)).toBe(svg);
    }
  });

  it('may refer to its own parts, embed a photograph and have words like a handler', () => {
    const svg = wrap(
      `<defs><linearGradient id="g"/></defs><rect fill="url(#g)"/><use href="#g"/>
      <image href="data:image/png;base64,iVBORw0KGgo="/><text>onload="x" url(a)</text>`,
    );
    expect(inspectDrawing(svg)).toEqual({ hazards: [] });
  });
});

describe('a drawing that browsers do not show', () => {
  it.each([['<svg'], ['plain words'], [wrap('<g>')], [wrap('&unknown;')]])(
    'is refused: %s',
    (svg) => {
      expect(() => sanitiseDrawing(svg)).toThrow('cannot be read as SVG');
    },
  );

  it('is named when it stops a build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'drawings-'));
    await writeFile(join(folder, 'good.svg'), wrap('<script/>'));
    await sanitiseDrawings(folder);
    expect(await readFile(join(folder, 'good.svg'), 'utf8')).toBe(EMPTY);
    await writeFile(join(folder, 'bad.svg'), '<svg');
    await expect(sanitiseDrawings(folder)).rejects.toThrow('bad.svg cannot be published');
    await rm(folder, { recursive: true });
  });
});
