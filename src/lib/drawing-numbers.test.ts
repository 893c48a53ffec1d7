import { expect, it } from 'vitest';
import { numberHeadings } from './drawing-numbers.ts';

it('numbers the headings of a page, and nothing else', () => {
  const rest = { lead: 'Words', none: null, link: { title: 'Open' }, plate: { sheet: '2' } };
  const heading = { title: 'Ratings', sheet: '1' };
  expect(numberHeadings({ ...rest, heading }, 'OG-110')).toEqual({
    ...rest,
    heading: { ...heading, drawing: 'OG-110' },
  });
});
