import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findPdfHazard } from '../../guard/pdf-hazards.ts';

/** A document of a page, with more in its catalog and more objects. */
function toPdf(catalog: string, ...objects: (string | Buffer)[]): Buffer {
  const parts = [
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R ${catalog}>>endobj\n`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n',
    ...objects,
    'trailer<</Root 1 0 R>>\n%%EOF\n',
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/** A compressed stream of objects, each with its number. */
function pack(objects: Record<number, string>, dictionary = '/Filter/FlateDecode'): Buffer {
  let offset = 0;
  const head = Object.entries(objects).map(([number, text]) => {
    const pair = `${number} ${offset}`;
    offset += text.length + 1;
    return pair;
  });
  const text = `${head.join(' ')} ${Object.values(objects).join(' ')}`;
  const start = `9 0 obj<</Type/ObjStm ${dictionary}>>\nstream\r\n`;
  return Buffer.concat([
    Buffer.from(start),
    deflateSync(text),
    Buffer.from('\nendstream endobj\n'),
  ]);
}

describe('a PDF', () => {
  it.each([
    ['that only shows pages', toPdf('')],
    ['that opens at a page', toPdf('/OpenAction [3 0 R /Fit]')],
    [
      'that goes to a page',
      toPdf('/OpenAction 5 0 R', '5 0 obj <</S/GoTo/D[3 0 R/Fit]>> endobj\n'),
    ],
    [
      'with packed objects',
      toPdf('/OpenAction 7 0 R', pack({ 6: '<<>>', 7: '<</S /GoTo /D (a)>>' })),
    ],
    [
      'with a link to a page of the web',
      toPdf('', '5 0 obj<</S/URI/URI(https://a.example)>>endobj\n'),
    ],
    [
      'with a compressed page',
      toPdf('', Buffer.from('5 0 obj<<>>stream\n'), deflateSync('BT (1 2 /JavaScript) ET')),
    ],
  ])('%s may be published', (_, file) => {
    expect(findPdfHazard(file)).toBeUndefined();
  });

  it.each([
    ['a program', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>', 'runs a program'],
    ['a program, escaped', '/Names<</Java#53cript 5 0 R>>', 'runs a program'],
    ['another program', '/X<</O<</S/Launch/F(calc.exe)>>>>', 'starts another program'],
    ['an action at closing', '/AA<</WC 5 0 R>>', 'acts by itself'],
    ['an address at opening', '/OpenAction<</S/URI/URI(https://a.example)>>', 'when it is opened'],
    ['an action that is elsewhere', '/OpenAction 99 0 R', 'when it is opened'],
    ['a form of XFA', '/AcroForm<</XFA 5 0 R>>', 'holds a form that runs'],
    ['another file', '/Names<</EmbeddedFiles 5 0 R>>', 'holds another file'],
    ['a cipher', '/Encrypt 5 0 R', 'is encrypted'],
  ])('with %s may not', (_, catalog, message) => {
    expect(findPdfHazard(toPdf(catalog))).toContain(message);
    expect(findPdfHazard(toPdf('', pack({ 5: `<<${catalog}>>` })))).toContain(message);
  });

  it('whose objects cannot be read may not, whatever their stream says of itself', () => {
    const hidden = { 5: '<</S/JavaScript>>' };
    expect(
      findPdfHazard(toPdf('', pack(hidden, '/Filter[/ASCIIHexDecode/FlateDecode]'))),
    ).toContain('runs');
    expect(
      findPdfHazard(toPdf('', '9 0 obj<</Type/Obj#53tm/Filter/LZWDecode>>stream\nabc')),
    ).toContain('cannot be read');
    const unnamed = Buffer.from(
      pack(hidden).toString('latin1').replace('/ObjStm', '/Objects'),
      'latin1',
    );
    expect(findPdfHazard(toPdf('', unnamed))).toContain('runs a program');
  });
});
