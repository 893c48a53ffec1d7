import { z } from 'zod';
import { group } from '#check/fields';
import { closing, entryHeading } from '../../collections/fields.ts';
import { askPlate } from '../../components/blocks/shared-copy.ts';

export const marketCopySchema = group(
  'What surrounds each market on its own page: `content/pages/markets/[slug].mdx`.',
  {
    kind: z.literal('market'),
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
