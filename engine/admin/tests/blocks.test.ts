import { expect, it } from 'vitest';
import { type BlockForm, listUnfilled } from '../blocks.ts';

const CALLOUT: BlockForm = {
  id: 'Callout',
  fields: [
    { name: 'kind', label: 'Kind', widget: 'select' },
    { name: 'title', label: 'Title', widget: 'string', required: false },
    { name: 'wide', label: 'Wide', widget: 'boolean' },
    { name: 'inside', label: 'Text inside', widget: 'text' },
  ],
};

it.each([
  ['<Callout kind="note">\n\nWords.\n\n</Callout>', []],
  ['<Callout title="A">\n\nWords.\n\n</Callout>', ['Kind of Callout']],
  ['A\n\n<Callout>\n\n\n\n</Callout>', ['Kind of Callout', 'Text inside of Callout']],
  ['Words.', []],
])('finds what is empty in %j', (text, names) => {
  expect(listUnfilled([CALLOUT], text)).toEqual(names);
});
