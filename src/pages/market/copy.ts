import { z } from 'zod';
import { group, line } from '#check/fields';
import { closing, entryHeading } from '../../collections/fields.ts';
import { askPlate } from '../../components/blocks/shared-copy.ts';

/** The corner of a title block whose heading stands elsewhere. */
const sheetCells = entryHeading.pick({ sheet: true, revision: true });

export const marketCopySchema = group(
  'What surrounds each market on its own page: `content/pages/markets/[slug].mdx`.',
  {
    kind: z.literal('market'),
    night: group('The words of the rail below the scene, if the market has a night.', {
      play: line(16).describe('The button that plays the whole night, such as "Play".'),
    }),
    jobs: sheetCells.describe(
      'The cells beside the heading of the products at work; the heading itself belongs to the market.',
    ),
    practice: entryHeading.describe('The heading above the main text of the page.'),
    ask: askPlate.describe(
      'The box in the margin that says whom to ask; `{name}` stands for the market.',
    ),
    next: entryHeading.describe('The heading above the other markets.'),
    closing: closing.describe(
      'The band at the end of the page; links to the contact page carry the market automatically.',
    ),
  },
);
