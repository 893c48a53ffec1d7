import type { Review } from '../review';

/** The review as JSON of a fixed shape, without its pictures; `version` grows when the shape changes. */
export function toJsonReport(review: Review): string {
  const { pages, cards, ...rest } = review;
  const report = {
    version: 1,
    ...rest,
    cards: cards.map(({ address, title }) => ({ address, title })),
    pages: pages.map(({ figures, ...page }) => ({
      ...page,
      figures: figures.map(({ width, scheme, before, after }) => ({
        width,
        scheme,
        before: before?.marks,
        after: after?.marks,
      })),
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
