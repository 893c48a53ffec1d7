import type { z } from 'zod';
import { type Block, labeled, link, list, paragraph } from '#site/markdown';
import type { marketsCopySchema } from './copy.ts';
import type { ListedMarket } from './listed-market.ts';

/** A market's needs, results and proof, under the headings of the markets page. */
export function describeMarket(
  { challenge, solution, applications, benefits, stats, caseStudy }: ListedMarket,
  copy: z.infer<typeof marketsCopySchema>,
): Block[] {
  const { projects, coverage, impact } = stats;
  return [
    paragraph(labeled(copy.challenge, challenge)),
    paragraph(labeled(copy.solution, solution)),
    paragraph(labeled(copy.applications, applications.join(', '))),
    paragraph(labeled(copy.benefits, benefits.join(', '))),
    list([
      `${projects.value} ${projects.label}`,
      `${coverage.value} ${coverage.label}`,
      `${copy.kinds[impact.kind]}: ${impact.value} ${impact.label}`,
    ]),
    paragraph(
      labeled(copy.caseStudy, link(caseStudy.title, caseStudy.path), `, ${caseStudy.result}`),
    ),
  ];
}
