import { expect, it } from 'vitest';
import { findWrongNotes } from './menu-notes.ts';

const figure = (value: string) => ({ value, label: 'of them' });

/** The numbers that are missed in a note of the menu, which leads to a market. */
function findWrong(note: string, to = '/markets/ports') {
  const links = [{ label: 'A place', to, note }];
  const panel = { columns: [{ title: 'Places', links }] };
  const fields = new Map<string, unknown>([
    [
      'content/site.yaml',
      {
        navigation: [
          { label: 'Markets', to: '/markets', panel },
          { label: 'Products', to: '/products' },
          { label: 'Company', to: '/company' },
        ],
      },
    ],
    [
      'content/markets/ports.mdx',
      {
        stats: {
          projects: figure('1,500+'),
          coverage: figure('20'),
          impact: { kind: 'savings', ...figure('99.9%') },
        },
      },
    ],
  ]);
  return findWrongNotes(fields).map(({ path, message }) => [path.join('.'), message.split('"')[1]]);
}
const NOTE = 'navigation.0.panel.columns.0.links.0.note';

it('a note of the menu has the figures of the market that it leads to', () => {
  expect(findWrong('1,500+ projects, 20 ports, 99.9%')).toEqual([]);
  expect(findWrong('1,600+ projects, 20 ports')).toEqual([[NOTE, '1,600+']]);
  expect(findWrong('1,500 projects')).toEqual([[NOTE, '1,500']]);
});

it('a note may have no figure, or lead elsewhere', () => {
  expect(findWrong('By the water')).toEqual([]);
  expect(findWrong('7 of them', '/products/core')).toEqual([]);
  expect(findWrong('7 of them', '/markets/gone')).toEqual([]);
});
