import { expect, it } from 'vitest';
import { z } from 'zod';
import { inOrder } from './in-order.ts';

const rising = z
  .array(z.object({ day: z.number() }))
  .superRefine(inOrder({ path: ['day'], read: ({ day }) => day }));
const falling = z
  .array(z.string())
  .superRefine(inOrder({ path: [], read: (day) => day, direction: 'falling' }));

const listIssues = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it('a list in its order is valid, with equal neighbors too', () => {
  expect(listIssues(rising, [{ day: 1 }, { day: 2 }, { day: 2 }])).toBeUndefined();
  expect(listIssues(falling, ['2026-03-01', '2026-01-01'])).toBeUndefined();
  expect(listIssues(rising, [])).toBeUndefined();
});

it('each value that stands behind a later one is reported where it is written', () => {
  expect(listIssues(rising, [{ day: 3 }, { day: 1 }, { day: 2 }])).toEqual([
    '1.day is 1, but stands after 3; put the list in ascending order',
  ]);
  expect(listIssues(falling, ['2026-01-01', '2026-03-01'])).toEqual([
    '1 is 2026-03-01, but stands after 2026-01-01; put the list in descending order',
  ]);
});
