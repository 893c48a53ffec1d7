import { expect, it } from 'vitest';
import { parseOptions, UsageError } from '../cli/command-context.ts';

const OPTIONS = { slug: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

it('options stand anywhere between the other words', () => {
  const { values, positionals } = parseOptions(['jobs', '--slug', 'a', 'Title', '-h'], OPTIONS);
  expect([{ ...values }, positionals]).toEqual([{ slug: 'a', help: true }, ['jobs', 'Title']]);
});

it.each([
  [['--slg', 'a'], "Unknown option '--slg'"],
  [['--slug'], "Option '--slug <value>' argument missing"],
  [['-x'], "Unknown option '-x'"],
])('what is wrong with %j is said in one sentence', (args, message) => {
  const read = () => parseOptions(args, OPTIONS);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(new UsageError(message));
});

it('an option that npm took for its own is missed', () => {
  const read = (env: NodeJS.ProcessEnv, args = ['jobs', 'a']) => parseOptions(args, OPTIONS, env);
  expect(() => read({ npm_config_slug: 'true' })).toThrow(
    new UsageError('--slug did not arrive, since npm took it; write -- in front of it'),
  );
  expect(read({ npm_config_other: 'true' }).positionals).toEqual(['jobs', 'a']);
  expect(read({ npm_config_slug: 'b' }, ['--slug=a']).values.slug).toBe('a');
});
