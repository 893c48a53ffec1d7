import lighthouse, { desktopConfig } from 'lighthouse';

import type { Category, Device, Figures } from './verdict';
import { categories, findFailures } from './verdict';

/** What is measured, and by which browser. */
interface Subject {
  /** Where the site is served, without a slash at its end. */
  origin: string;
  path: string;
  device: Device;
  /** Search engines may list the page; where they may not, its points for them do not count. */
  isListed: boolean;
  /** The port at which the browser takes orders. */
  port: number;
}

/** How often a page is measured before it has failed: other work on the machine costs points. */
const ATTEMPTS = 3;

/**
 * Measures a page, and once more while anything is amiss.
 * @param attempts how often it is tried
 * @returns the figures of the last attempt
 * @throws when Lighthouse cannot load the page
 */
export async function measurePage(subject: Subject, attempts = ATTEMPTS): Promise<Figures> {
  const figures = await measureOnce(subject).catch((error: unknown) => {
    if (attempts === 1) throw error;
  });
  if (figures !== undefined && (attempts === 1 || findFailures(figures).length === 0))
    return figures;
  return measurePage(subject, attempts - 1);
}

async function measureOnce({ origin, path, device, isListed, port }: Subject): Promise<Figures> {
  const onlyCategories = categories.filter((category) => category !== 'seo' || isListed);
  const config = device === 'desktop' ? desktopConfig : undefined;
  const run = await lighthouse(`${origin}${path}`, { port, onlyCategories }, config);
  const result = run?.lhr;
  if (!result || result.runtimeError)
    throw new Error(`${path}: ${result?.runtimeError?.message ?? 'Lighthouse gave no result'}`);
  const numberOf = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const pointsOf = (category: Category) => {
    const score = result.categories[category]?.score;
    return score === undefined || score === null ? null : Math.round(score * 100);
  };
  const weighed = Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ weight, id }) => (weight > 0 ? (result.audits[id] ?? []) : [])),
  );
  return {
    path,
    device,
    points: {
      performance: pointsOf('performance'),
      accessibility: pointsOf('accessibility'),
      'best-practices': pointsOf('best-practices'),
      seo: pointsOf('seo'),
    },
    layoutShift: numberOf('cumulative-layout-shift'),
    blockingTime: numberOf('total-blocking-time'),
    largestPaint: numberOf('largest-contentful-paint'),
    flaws: weighed.flatMap(({ score, title, displayValue }) => {
      if (score === null || score >= 1) return [];
      return [displayValue ? `${title} (${displayValue})` : title];
    }),
  };
}
