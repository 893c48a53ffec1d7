import type { BreadcrumbList, Graph, Thing } from 'schema-dts';

import type { Frame } from '../content/frame';
import type { Page } from '../content/page-data';
import { describeArticle } from './article-data';
import { describeQuestions } from './faq-data';
import { describeJob } from './job-data';
import { describeOrganization, describeSite } from './organization-data';
import { describeProduct } from './product-data';
import { parentsOf } from './trail';

/**
 * What a page tells machines about itself, in the vocabulary of schema.org. Pages refer to the
 * company by its `@id`; the home page describes it in full.
 * @param page the data of the page
 * @param frame the words of the frame and the origin
 * @returns one graph; undefined for the 404 page, which nothing should index
 */
export function toStructuredData(page: Page, frame: Frame): Graph | undefined {
  if (page.kind === 'not-found') return undefined;
  const things = [...describePage(page, frame), ...describeTrail(page, frame)];
  return { '@context': 'https://schema.org', '@graph': things };
}

function describePage(page: Page, frame: Frame): Thing[] {
  switch (page.kind) {
    case 'home':
      return [describeOrganization(frame), describeSite(frame)];
    case 'product':
      return [describeProduct(page, frame)];
    case 'insight':
    case 'story':
      return [describeArticle(page, frame)];
    case 'job':
      return [describeJob(page, frame)];
    case 'plain':
      return describeQuestions(page);
    default:
      return [];
  }
}

/** The way to this page; search engines show it in place of the address. */
function describeTrail(page: Page, { origin }: Frame): BreadcrumbList[] {
  const above = parentsOf(page);
  if (above.length === 0) return [];
  const steps = [
    ...above.map(({ label, path }) => ({ name: label, item: origin + path })),
    { name: page.head.title },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}
