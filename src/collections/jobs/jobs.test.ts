import { expect, it } from 'vitest';
import { jobSchema } from './collection.ts';

it('rejects a pay range whose maximum is below its minimum', () => {
  const { salary } = jobSchema.shape;
  expect(salary.safeParse({ currency: 'USD', least: 2, most: 1 }).success).toBe(false);
  expect(salary.safeParse({ currency: 'USD', least: 1, most: 1 }).success).toBe(true);
});
