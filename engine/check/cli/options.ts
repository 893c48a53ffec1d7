import { parseArgs } from 'node:util';
import { UsageError } from '#base/call';
import { didYouMean, toChoice } from '#base/words';
import type { Format } from '../reporters/formats';
import { isFormat, reporters } from '../reporters/formats';

/** What `npm run check` was asked to do. */
export interface CheckOptions {
  /** Files and folders whose problems are shown; all where there are none. */
  paths: string[];
  /** The form of the report; undefined where the surroundings decide. */
  format: Format | undefined;
  /** The branch, tag or commit whose pages must not vanish without a redirect. */
  against: string | undefined;
  /** Whether warnings fail the check too. */
  isStrict: boolean;
  /** Whether mistakes with one right answer are mended first. */
  isFixing: boolean;
  /** Whether only the usage is wanted. */
  isHelp: boolean;
}

const flags = {
  format: { type: 'string' },
  against: { type: 'string' },
  strict: { type: 'boolean' },
  fix: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** How to use the command, as it prints it. */
export const USAGE = `Checks everything in content/ and names every problem with its place.

  npm run check                                    checks all content
  npm run check -- content/insights/x.mdx          shows the problems of some files or folders
  npm run check -- --fix                           mends what has one right answer, then checks
  npm run check -- --against main                  also finds pages of main that would vanish
  npm run check -- --strict                        lets warnings fail the check
  npm run --silent check -- --format json          prints one of ${Object.keys(reporters).join(', ')}
  npm run check -- --help                          prints this

Ends with 0 when all is well, 1 when there are problems, 2 when it could not run.
`;

/**
 * Reads the words after `npm run check --`.
 * @throws UsageError for an option or a format that does not exist, with the nearest that does
 */
export function parseOptions(words: string[]): CheckOptions {
  const parsed = parseArgs({
    args: words,
    options: flags,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of parsed.tokens) if (token.kind === 'option') checkOption(token);
  const isOn = (name: keyof typeof flags) => parsed.values[name] === true;
  return {
    paths: parsed.positionals,
    format: toFormat(parsed.values.format),
    against: toBranch(parsed.values.against),
    isStrict: isOn('strict'),
    isFixing: isOn('fix'),
    isHelp: isOn('help'),
  };
}

interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
}

function checkOption({ name, rawName, value }: OptionToken) {
  const flag = Object.entries(flags).find(([known]) => known === name)?.[1];
  if (flag === undefined) throw new UsageError(`${rawName} is not an option${hintOption(name)}`);
  if (flag.type === 'boolean' && value !== undefined)
    throw new UsageError(`${rawName} takes no value; write ${rawName} alone`);
}

function hintOption(name: string): string {
  const names = Object.keys(flags).map((flag) => `--${flag}`);
  const near = didYouMean(`--${name}`, names);
  return near === '' ? `; there are ${names.join(', ')}` : near;
}

function toBranch(branch: string | boolean | undefined): string | undefined {
  if (typeof branch !== 'boolean') return branch;
  throw new UsageError('--against needs a branch, such as --against main');
}

function toFormat(format: string | boolean | undefined): Format | undefined {
  if (format === undefined) return undefined;
  const names = Object.keys(reporters);
  if (typeof format !== 'string') throw new UsageError(`--format needs a name: ${toChoice(names)}`);
  if (isFormat(format)) return format;
  const hint = didYouMean(format, names);
  throw new UsageError(`--format ${format} is not known; write ${toChoice(names)}${hint}`);
}
