import { z } from 'zod';
import { action, group, line, seo } from '#check/fields';
import { closing } from '../../collections/fields.ts';
import type { ImpactKind } from '../../collections/markets/collection.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';

export const marketsCopySchema = group('The list of markets: `content/pages/markets.mdx`.', {
  kind: z.literal('markets'),
  seo,
  header: pageHeader,
  position: line(24).describe(
    'The word before the number of a market, such as "Market" in "Market 1 of 4".',
  ),
  of: line(8).describe(
    'The word between the number and the total, such as "of" in "Market 1 of 4".',
  ),
  challenge: line(32).describe("The heading above a market's problem."),
  solution: line(32).describe('The heading above our solution to that problem.'),
  applications: line(32).describe('The heading above the applications.'),
  benefits: line(32).describe('The heading above the benefits.'),
  kinds: group('In front of the third figure of a market: what kind of improvement it is.', {
    savings: line(16),
    reliability: line(16),
    efficiency: line(16),
    availability: line(16),
  } satisfies Record<ImpactKind, unknown>),
  caseStudy: line(32).describe(
    'The words above the project that proves our solution, such as "Success story".',
  ),
  inquire: action.describe(
    'The button to ask about a market; the market is added to its link automatically.',
  ),
  caseStudies: action.describe('The button that leads to the case studies.'),
  closing,
});
