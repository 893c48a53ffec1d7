import { expect, it } from 'vitest';

import { FURTHER_SIZE, PAGE_SIZE, paginate } from './paging.ts';

const countTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([
  [0, [0]],
  [1, [1]],
  [PAGE_SIZE, [PAGE_SIZE]],
  [PAGE_SIZE + 1, [PAGE_SIZE, 1]],
  [PAGE_SIZE + FURTHER_SIZE, [PAGE_SIZE, FURTHER_SIZE]],
  [PAGE_SIZE + 2 * FURTHER_SIZE + 3, [PAGE_SIZE, FURTHER_SIZE, FURTHER_SIZE, 3]],
])('cuts %i items into pages', (count, sizes) => {
  const pages = paginate(countTo(count));
  expect(pages.map((page) => page.length)).toEqual(sizes);
  expect(pages.flat()).toEqual(countTo(count));
});
