import { expect, it } from 'vitest';
import { parseOptions, UsageError } from '../cli/call.ts';

const OPTIONS = { slug: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

it('options stand anywhere between the other words', () => {
  const { values, positionals } = parseOptions(['jobs', '--slug', 'a', 'Title', '-h'], OPTIONS);
  expect([{ ...values }, positionals]).toEqual([{ slug: 'a', help: true }, ['jobs', 'Title']]);
});

it.each([
  [['--slg', 'a'], "Unknown option '--slg'"],
  [['--slug'], "Option '--slug <value>' argument missing"],
  [['-x'], "Unknown option '-x'"],
])('what is wrong with %j is said in one sentence', (words, message) => {
  const read = () => parseOptions(words, OPTIONS);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(new UsageError(message));
});
