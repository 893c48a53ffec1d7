import type { Config, Result } from 'lighthouse';
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

const configs: Record<Device, Config | undefined> = { mobile: undefined, desktop: desktopConfig };

/**
 * Measures a page, and once more while anything is amiss.
 * @param attempts how often it is tried
 * @returns the figures of the last attempt
 * @throws when Lighthouse cannot load the page
 */
export async function measurePage(subject: Subject, attempts = ATTEMPTS): Promise<Figures> {
  const isLast = attempts === 1;
  const figures = await measureOnce(subject).catch((error: unknown) => {
    if (isLast) throw error;
    return undefined;
  });
  const isGood = figures !== undefined && findFailures(figures).length === 0;
  return figures !== undefined && (isGood || isLast) ? figures : measurePage(subject, attempts - 1);
}

async function measureOnce({ origin, path, device, isListed, port }: Subject): Promise<Figures> {
  const asked = categories.filter((category) => category !== 'seo' || isListed);
  const flags = { port, onlyCategories: [...asked] };
  const run = await lighthouse(`${origin}${path}`, flags, configs[device]);
  const result = run?.lhr;
  if (!result || result.runtimeError) {
    throw new Error(`${path}: ${result?.runtimeError?.message ?? 'Lighthouse gave no result'}`);
  }
  const numberOf = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    path,
    device,
    points: {
      performance: pointsOf(result, 'performance'),
      accessibility: pointsOf(result, 'accessibility'),
      'best-practices': pointsOf(result, 'best-practices'),
      seo: pointsOf(result, 'seo'),
    },
    layoutShift: numberOf('cumulative-layout-shift'),
    blockingTime: numberOf('total-blocking-time'),
    largestPaint: numberOf('largest-contentful-paint'),
    flaws: listFlaws(result),
  };
}

function pointsOf({ categories }: Result, category: Category): number | null {
  const score = categories[category]?.score;
  return score === undefined || score === null ? null : Math.round(score * 100);
}

/** Audits that have a weight in a category and less than full marks. */
function listFlaws({ categories, audits }: Result): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return weighed.flatMap((id) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score >= 1) return [];
    return [audit.displayValue ? `${audit.title} (${audit.displayValue})` : audit.title];
  });
}
