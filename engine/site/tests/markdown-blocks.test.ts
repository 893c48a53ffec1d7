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
} from '../markdown/blocks.ts';

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

it('makes a paragraph of a link that stands between blocks', () => {
  const nodes = toNodes(section('A', 'text', link('A story', '/stories/a')));
  expect(nodes.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph']);
});
