import { z } from 'zod';
import { group, line } from '#check/fields';
import { closing, entryHeading } from '../../collections/fields.ts';
import { askPlate, share } from '../../components/blocks/shared-copy.ts';

export const storyCopySchema = group(
  'What surrounds each story on its own page: `content/pages/stories/[slug].mdx`.',
  {
    kind: z.literal('story'),
    facts: group('The words in front of the facts of a project.', {
      client: line(24),
      location: line(24),
      duration: line(24),
      market: line(24),
    }),
    share,
    results: line(40).describe('The heading above the measured results of the project.'),
    timeline: entryHeading.describe('The heading above the timeline of project phases.'),
    bars: group('Below the phases: what the solid bars are, and the dashed ones.', {
      project: line(40),
      open: line(40),
    }),
    account: entryHeading.describe('The heading above the main text of the story.'),
    products: line(40).describe('The heading above the list of products used, in the margin.'),
    ask: askPlate.describe(
      'The box in the margin that says whom to ask; `{name}` stands for the client.',
    ),
    next: entryHeading.describe('The heading above two other stories, at the end of a story.'),
    closing: closing.describe(
      'The band at the end of the page; links to the contact page carry the market automatically.',
    ),
  },
);
