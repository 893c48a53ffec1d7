import { parseWords, UsageError } from '#base/call';
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
 * @throws UsageError for an option or a format that does not exist
 */
export function parseOptions(words: string[]): CheckOptions {
  const { values, positionals } = parseWords(words, flags);
  return {
    paths: positionals,
    format: toFormat(values.format),
    against: values.against,
    isStrict: values.strict === true,
    isFixing: values.fix === true,
    isHelp: values.help === true,
  };
}

function toFormat(format: string | undefined): Format | undefined {
  if (format === undefined || isFormat(format)) return format;
  const names = Object.keys(reporters);
  const hint = didYouMean(format, names);
  throw new UsageError(`--format ${format} is not known; write ${toChoice(names)}${hint}`);
}
