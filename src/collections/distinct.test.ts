import { expect, it } from 'vitest';
import { z } from 'zod';
import { distinct, distinctValues } from './distinct.ts';

const named = z
  .array(z.object({ slug: z.string() }))
  .superRefine(distinct({ path: ['slug'], read: ({ slug }) => slug }));
const plain = z.array(z.string()).superRefine(distinctValues);

const listIssues = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it('a list that names each thing once is valid', () => {
  expect(listIssues(named, [{ slug: 'a' }, { slug: 'b' }])).toBeUndefined();
  expect(listIssues(plain, [])).toBeUndefined();
});

it('each value that an earlier item has is reported where it is written', () => {
  expect(listIssues(named, [{ slug: 'a' }, { slug: 'b' }, { slug: 'a' }])).toEqual([
    '2.slug is a, as in an earlier item of the list; name each once',
  ]);
  expect(listIssues(plain, ['a', 'a', 'a'])).toHaveLength(2);
});
