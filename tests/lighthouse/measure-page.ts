import lighthouse, { desktopConfig } from 'lighthouse';

/** What to measure, and with which browser. */
interface Subject {
  address: string;
  device: 'mobile' | 'desktop';
  /** Whether search engines may list the page; if not, its SEO score does not count. */
  isListed: boolean;
  /** The browser's remote debugging port. */
  port: number;
}

/** What Lighthouse measured on one page. */
interface Figures {
  /** The score of each applicable category, 0 to 100. */
  points: Record<string, number>;
  /** Cumulative layout shift (CLS) while the page loads, to three decimal places. */
  layoutShift: string;
  /** Total blocking time (TBT), in milliseconds. */
  blockingTime: number;
  /** Largest contentful paint (LCP), in milliseconds. */
  largestPaint: number;
  /** The titles of the audits that cost points. */
  flaws: string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Measures a page once.
 * @throws when Lighthouse cannot load the page
 */
export async function measurePage(subject: Subject): Promise<Figures> {
  const { address, device, isListed, port } = subject;
  const onlyCategories = CATEGORIES.filter((category) => category !== 'seo' || isListed);
  const config = device === 'desktop' ? desktopConfig : undefined;
  const result = (await lighthouse(address, { port, onlyCategories }, config))?.lhr;
  if (!result || result.runtimeError)
    throw new Error(`${address}: ${result?.runtimeError?.message ?? 'Lighthouse gave no result'}`);
  const numberOf = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const categories = Object.entries(result.categories);
  const weighed = categories.flatMap(([, { auditRefs }]) =>
    auditRefs.flatMap(({ weight, id }) => (weight > 0 ? (result.audits[id] ?? []) : [])),
  );
  return {
    points: Object.fromEntries(
      categories.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    layoutShift: numberOf('cumulative-layout-shift').toFixed(3),
    blockingTime: numberOf('total-blocking-time'),
    largestPaint: numberOf('largest-contentful-paint'),
    flaws: weighed.flatMap(({ score, title, displayValue }) => {
      if (score === null || score >= 1) return [];
      return [displayValue ? `${title} (${displayValue})` : title];
    }),
  };
}
