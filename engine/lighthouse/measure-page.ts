import lighthouse, { desktopConfig } from 'lighthouse';

/** What to measure, and with which browser. */
interface Subject {
  /** Where the site is served, without a trailing slash. */
  origin: string;
  path: string;
  device: 'mobile' | 'desktop';
  /** Whether search engines may list the page; if not, its SEO score does not count. */
  isListed: boolean;
  /** The browser's remote debugging port. */
  port: number;
}

/** What Lighthouse measured on one page. */
export interface Figures {
  /** The score of each applicable category, 0 to 100. */
  points: Record<string, number>;
  /** Cumulative layout shift (CLS) while the page loads. */
  layoutShift: number;
  /** Total blocking time (TBT), in milliseconds. */
  blockingTime: number;
  /** Largest contentful paint (LCP), in milliseconds. */
  largestPaint: number;
  /** The titles of the audits that cost points. */
  flaws: string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** How many attempts a page has to pass: other work on the machine costs points. */
const ATTEMPTS = 3;

/**
 * Measures a page, and repeats that if anything is wrong.
 * @param attempts the maximum number of attempts
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
  const onlyCategories = CATEGORIES.filter((category) => category !== 'seo' || isListed);
  const config = device === 'desktop' ? desktopConfig : undefined;
  const run = await lighthouse(`${origin}${path}`, { port, onlyCategories }, config);
  const result = run?.lhr;
  if (!result || result.runtimeError)
    throw new Error(`${path}: ${result?.runtimeError?.message ?? 'Lighthouse gave no result'}`);
  const numberOf = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const categories = Object.entries(result.categories);
  const weighed = categories.flatMap(([, { auditRefs }]) =>
    auditRefs.flatMap(({ weight, id }) => (weight > 0 ? (result.audits[id] ?? []) : [])),
  );
  return {
    points: Object.fromEntries(
      categories.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    layoutShift: numberOf('cumulative-layout-shift'),
    blockingTime: numberOf('total-blocking-time'),
    largestPaint: numberOf('largest-contentful-paint'),
    flaws: weighed.flatMap(({ score, title, displayValue }) => {
      if (score === null || score >= 1) return [];
      return [displayValue ? `${title} (${displayValue})` : title];
    }),
  };
}

/** Why a page has fewer than 100 points, layout shifts or blocking time; empty if all is well. */
export function findFailures({ points, layoutShift, blockingTime, flaws }: Figures): string[] {
  const failures = Object.entries(points).flatMap(([category, got]) =>
    got === 100 ? [] : [`${category} has ${got} of 100 points`],
  );
  const shift = layoutShift.toFixed(3);
  if (Number(shift) > 0) failures.push(`things move (CLS ${shift})`);
  if (blockingTime > 0) failures.push(`scripts block for ${Math.round(blockingTime)} ms (TBT)`);
  return failures.length > 0 && flaws.length > 0 ? [...failures, ...flaws] : failures;
}

/** A page's figures on one line. */
export function toLine({ points, layoutShift, blockingTime, largestPaint }: Figures): string {
  const times = `TBT ${Math.round(blockingTime)} ms, LCP ${Math.round(largestPaint)} ms`;
  return `${Object.values(points).join(' ')}, CLS ${layoutShift.toFixed(3)}, ${times}`;
}
