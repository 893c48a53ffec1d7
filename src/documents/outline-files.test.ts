import { describe, expect, it } from 'vitest';

import { toDxfFile, toSvgFile } from './outline-files.ts';

const box = { width: 800, height: 2000, depth: 600 };
const names = { front: 'Front', side: 'Side <A>' };

/** The entities of a DXF file: each a list of group codes and values. */
function readEntities(dxf: string): Map<number, string>[] {
  const lines = dxf.trimEnd().split('\n');
  expect(lines.length % 2).toBe(0);
  const groups = Array.from({ length: lines.length / 2 }, (_, index): [number, string] => [
    Number(lines[2 * index]),
    lines[2 * index + 1] ?? '',
  ]);
  const entities: Map<number, string>[] = [];
  for (const [code, value] of groups) {
    if (code === 0) entities.push(new Map());
    entities.at(-1)?.set(code, value);
  }
  return entities;
}

/** How far a line extends to the right and up, in millimeters. */
function toExtent(line: Map<number, string>): [number, number] {
  const at = (code: number) => Number(line.get(code));
  return [Math.abs(at(11) - at(10)), Math.abs(at(21) - at(20))];
}

describe('the outline as a file', () => {
  const entities = readEntities(toDxfFile(box, names));
  const onLayer = (layer: string) =>
    entities.filter((entity) => entity.get(0) === 'LINE' && entity.get(8) === layer);

  it('has, as DXF, both views in millimeters at their true size', () => {
    expect(onLayer('OUTLINE').map(toExtent)).toEqual([
      ...[
        [800, 0],
        [0, 2000],
        [800, 0],
        [0, 2000],
      ],
      ...[
        [600, 0],
        [0, 2000],
        [600, 0],
        [0, 2000],
      ],
    ]);
  });

  it('has, as DXF, a line of its true length for each dimension, and its figure', () => {
    const lengths = onLayer('DIMENSION').map((line) => Math.max(...toExtent(line)));
    expect(lengths).toEqual(expect.arrayContaining([800, 600, 2000]));
    const texts = entities.filter((entity) => entity.get(0) === 'TEXT').map((text) => text.get(1));
    expect(texts).toEqual(['Front', 'Side <A>', '800', '600', '2000']);
  });

  it('says, as DXF, that its units are millimeters, and ends', () => {
    expect(toDxfFile(box, names)).toContain('9\n$INSUNITS\n70\n4\n');
    expect(entities.at(-1)?.get(0)).toBe('EOF');
  });

  it('is, as SVG, drawn at its true size, with the words of the views as text', () => {
    const svg = toSvgFile(box, names);
    const [, width, unit] =
      /width="([\d.]+)mm" height="[\d.]+mm" viewBox="-[\d.]+ 0 ([\d.]+)/.exec(svg) ?? [];
    expect(width).toBe(unit);
    const [, across] = /id="outline"[^>]* d="M0 [\d.]+H([\d.]+)/.exec(svg) ?? [];
    expect(across).toBe('800');
    expect(svg).toContain('>Side &lt;A&gt;</text>');
  });
});

it('a label starts no group code of DXF and no further line', () => {
  const views = { front: 'A\n0\r\nEOF %%u ^J \\U+0041', side: 'B' };
  const file = toDxfFile(box, views);
  expect(file).toContain('\n1\nA 0 EOF %%%%%%u ^ J \\U+005CU+0041\n');
  expect(file.match(/^EOF$/gm)).toHaveLength(1);
});

it('words keep signs that programs of the time had no byte for', () => {
  const views = { front: '⌀ ≥ φ', side: 'Łódź 100%' };
  const file = toDxfFile(box, views);
  expect(file).toContain('\n1\n\\U+2300 \\U+2265 \\U+03C6\n');
  expect(file).toContain('\n1\n\\U+0141\\U+00F3d\\U+017A 100%\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for what is not ASCII
  expect(file).toMatch(/^[\x00-\x7f]*$/);
});
