/** What Lighthouse measured on one page. */
export interface Figures {
  path: string;
  device: Device;
  /** Points of each category, 0 to 100; null where the category does not apply. */
  points: Record<Category, number | null>;
  /** How far things move while the page loads. */
  layoutShift: number;
  /** Milliseconds that long tasks kept the page from answering. */
  blockingTime: number;
  /** Milliseconds until the largest thing of the first screen was painted. */
  largestPaint: number;
  /** The audits that cost points, each with its title. */
  flaws: string[];
}

export type Device = 'mobile' | 'desktop';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export const categories: readonly Category[] = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
];

/**
 * Says what keeps a page from the best figures: 100 points, no shift, no blocking.
 * @returns one sentence a failure; none where all is well
 */
export function findFailures(figures: Figures): string[] {
  const { path, device, points, layoutShift, blockingTime, flaws } = figures;
  const failures = categories.flatMap((category) => {
    const got = points[category];
    return got === null || got === 100 ? [] : [`${category} has ${got} of 100 points`];
  });
  if (layoutShift > 0) failures.push(`things move (CLS ${layoutShift.toFixed(3)})`);
  if (blockingTime > 0) failures.push(`scripts block for ${Math.round(blockingTime)} ms (TBT)`);
  const reasons = failures.length > 0 && flaws.length > 0 ? [`see: ${flaws.join('; ')}`] : [];
  return [...failures, ...reasons].map((text) => `${path}, ${device}: ${text}`);
}

/** The figures as a table for the terminal. */
export function toLighthouseTable(rows: readonly Figures[]): string {
  const width = Math.max(...rows.map(({ path }) => path.length), 4);
  const line = (path: string, cells: string[]) =>
    [path.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('');
  return [
    line('page', ['device', 'speed', 'access', 'practice', 'seo', 'CLS', 'TBT ms', 'LCP ms']),
    ...rows.map(({ path, device, points, layoutShift, blockingTime, largestPaint }) =>
      line(path, [
        device,
        ...categories.map((category) => String(points[category] ?? '–')),
        layoutShift.toFixed(3),
        String(Math.round(blockingTime)),
        String(Math.round(largestPaint)),
      ]),
    ),
  ].join('\n');
}
