import { z } from 'zod';
import { action, group, line } from '#check/fields';

export const jobCopySchema = group(
  'What surrounds each position: `content/pages/company/careers/[slug].mdx`.',
  {
    kind: z.literal('job'),
    facts: group('The words in front of the facts of a position.', {
      department: line(24),
      location: line(24),
      type: line(24),
      salary: line(24),
      posted: line(24),
    }),
    salary: line(60).describe(
      'The pay range of a position; `{least}` and `{most}` are filled in with their currency.',
    ),
    apply: action.describe(
      'The button to apply; the position is added to its link automatically. The lists of positions lead there too.',
    ),
    closed: line(80).describe(
      'The sentence shown instead of the button once the last day for applications has passed.',
    ),
    others: action.describe('The link to the other positions.'),
  },
);
