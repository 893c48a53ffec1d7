import { expect, it } from 'vitest';
import {
  facts,
  labeled,
  link,
  linkList,
  list,
  paragraph,
  raw,
  section,
  toNodes,
  toPlainText,
} from '../markdown';

it('strings are plain text, each line break a space', () => {
  expect(toNodes('A\n  text')).toEqual([
    { type: 'paragraph', children: [{ type: 'text', value: 'A text' }] },
  ]);
});

it.each([
  [' a ', ' a '],
  ['a  \n\n\t b \n c', 'a b c'],
  ['\na\n', ' a '],
  ['a\n \nb', 'a b'],
])('%j stands on one line as %j', (text, line) => {
  expect(toNodes(paragraph(text))).toMatchObject([{ children: [{ value: line }] }]);
});

it('leaves no gap for a part that is empty', () => {
  expect(toNodes(paragraph('', ['']))).toEqual([{ type: 'paragraph', children: [] }]);
});

it.each([
  ['a\u0007 \n\u202eb', 'a b'],
  ['*a* _b_ `c` [d] e|f ~g~ $h$ \\', '\\*a\\* \\_b\\_ \\`c\\` \\[d\\] e\\|f \\~g\\~ \\$h\\$ \\\\'],
  ['<b>R&amp;D</b>', '&lt;b&gt;R&amp;amp;D&lt;/b&gt;'],
  ['@all a@b @ c', '@|all a@|b @ c'],
  ['#1 # 2 #a', '#|1 # 2 #a'],
  ['https://WWW.a.b awww. www', 'https:|//WWW|.a.b awww. www'],
])('%j from anybody is nothing but text', (text, plain) => {
  expect(toPlainText(text).replaceAll('\u200b', '|')).toBe(plain);
});

it('drops what is empty, however deep it lies', () => {
  expect(toNodes(['', [list([]), facts([]), linkList([])], raw('')])).toEqual([]);
});

it('puts a heading in front of what belongs to it', () => {
  const types = toNodes(section('A', 'text', list(['point']))).map(({ type }) => type);
  expect(types).toEqual(['heading', 'paragraph', 'list']);
});

it('leaves out a heading to which nothing belongs', () => {
  expect(toNodes(section('A', linkList([]), ''))).toEqual([]);
});

it('joins labels, links and words to a line', () => {
  const [line] = toNodes(paragraph(labeled('Proof', link('A story', '/stories/a'), ', told')));
  expect(line).toMatchObject({
    children: [
      { type: 'strong' },
      { type: 'text', value: ': ' },
      { type: 'link', url: '/stories/a' },
      { type: 'text', value: ', told' },
    ],
  });
});
