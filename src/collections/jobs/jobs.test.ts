import { expect, it } from 'vitest';
import { jobSchema } from './collection.ts';

it('refuses a pay range that ends below its beginning', () => {
  const { salary } = jobSchema.shape;
  expect(salary.safeParse({ currency: 'USD', least: 2, most: 1 }).success).toBe(false);
  expect(salary.safeParse({ currency: 'USD', least: 1, most: 1 }).success).toBe(true);
});
