import { describe, expect, it } from 'vitest';
import { type FieldSchema, toAllowed } from '../json-schema/field-schema.ts';

describe('what a field may hold', () => {
  it.each<[FieldSchema, string]>([
    [{ type: 'string', maxLength: 40 }, 'text, at most 40 characters'],
    [{ type: 'string', enum: ['a', 'b'] }, '`a`, `b`'],
    [{ type: 'string', format: 'date' }, 'a day such as 2024-09-17'],
    [{ type: 'integer', minimum: 1, maximum: 9 }, 'a number from 1 to 9'],
    [
      { type: 'array', minItems: 1, maxItems: 3, items: { reference: 'team' } },
      'a list of 1 to 3: a name from `team/`',
    ],
  ])('is told for %j', (field, expectation) => {
    expect(toAllowed(field)).toBe(expectation);
  });
});
