import lighthouse, { desktopConfig } from 'lighthouse';

/** What is measured, and by which browser. */
interface Subject {
  /** Where the site is served, without a slash at its end. */
  origin: string;
  path: string;
  device: 'mobile' | 'desktop';
  /** Search engines may list the page; where they may not, its points for them do not count. */
  isListed: boolean;
  /** The port at which the browser takes orders. */
  port: number;
}

/** What Lighthouse measured on one page. */
export interface Figures {
  /** Points of each category that applies, 0 to 100. */
  points: Record<string, number>;
  /** How far things move while the page loads. */
  layoutShift: number;
  /** Milliseconds that long tasks kept the page from answering. */
  blockingTime: number;
  /** Milliseconds until the largest thing of the first screen was painted. */
  largestPaint: number;
  /** The audits that cost points, each with its title. */
  flaws: string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
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

/** What keeps a page from 100 points, from standing still and from answering at once; none where all is well. */
export function findFailures({ points, layoutShift, blockingTime, flaws }: Figures): string[] {
  const failures = Object.entries(points).flatMap(([category, got]) =>
    got === 100 ? [] : [`${category} has ${got} of 100 points`],
  );
  const shift = layoutShift.toFixed(3);
  if (Number(shift) > 0) failures.push(`things move (CLS ${shift})`);
  if (blockingTime > 0) failures.push(`scripts block for ${Math.round(blockingTime)} ms (TBT)`);
  return failures.length > 0 && flaws.length > 0 ? [...failures, ...flaws] : failures;
}

/** The figures of a page on one line. */
export function toLine({ points, layoutShift, blockingTime, largestPaint }: Figures): string {
  const times = `TBT ${Math.round(blockingTime)} ms, LCP ${Math.round(largestPaint)} ms`;
  return `${Object.values(points).join(' ')}, CLS ${layoutShift.toFixed(3)}, ${times}`;
}
