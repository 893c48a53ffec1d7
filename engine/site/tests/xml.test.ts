import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';

import { printXml, printXmlPart } from '../seo/xml.ts';

/** The texts and attributes of a document; throws if it is not well-formed. */
function readAll(xml: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => found.push(...Object.values(attributes).map(String)));
  parser.on('text', (text) => text.trim() && found.push(text));
  parser.write(xml).close();
  return found;
}

it.each(['a[b[0]]>5', '<b>&amp; "x" \'y\'', ']]>]]>', ' cos φ ≥ 0.95 ', '日本 😀', 'true', '0'])(
  'a text and an attribute are what was written: %s',
  (text) => {
    expect(readAll(printXml({ a: { '@b': text, c: [text, { '#text': text }] } }))).toEqual([
      text,
      text,
      text,
    ]);
    expect(readAll(`<a>${printXmlPart({ '#text': text })}</a>`)).toEqual([text]);
  },
);

it('a document declares itself, and has its elements in their order', () => {
  const tree = { a: { '@n': 1, b: { c: 'x' }, d: ['y', 'z'], e: '' } };
  expect(printXml(tree)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a n="1">\n  <b>\n    <c>x</c>\n  </b>\n  <d>y</d>\n  <d>z</d>\n  <e/>\n</a>\n',
  );
});
