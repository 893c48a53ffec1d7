import { parseArgs } from 'node:util';

import { ReviewError } from './git';

/** What `npm run review` was asked to do. */
export interface ReviewOptions {
  /** The branch, tag or commit to compare with; undefined for where this branch left main. */
  against: string | undefined;
  /** Whether pages are photographed in their dark colours too. */
  isDark: boolean;
  /** Whether only the usage is wanted. */
  isHelp: boolean;
}

/** How to use the command, as it prints it. */
export const USAGE = `Shows what a change does to the pages that visitors read, before and after.

  npm run review                              compares with where this branch left main,
                                              with what is not committed yet
  npm run review -- --against v1.4            compares with a branch, a tag or a commit
  npm run review -- --dark                    photographs the dark colours too
  npm run review -- --help                    prints this

REVIEW_URL=https://host links each page to a preview of this state.
REVIEW_REPORT_URL=https://host is where the summary's last line leads.

Writes review/index.html, review/summary.md and review/review.json. Ends with 0 when both states
were compared, 1 when this state does not build, 2 when nothing could be compared.
`;

/**
 * Reads the words after `npm run review --`.
 * @throws ReviewError for an option that does not exist, or without its value
 */
export function parseOptions(words: string[]): ReviewOptions {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        against: { type: 'string' },
        dark: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return { against: values.against, isDark: values.dark, isHelp: values.help };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new ReviewError(`${reason}. npm run review -- --help lists all options.`);
  }
}
