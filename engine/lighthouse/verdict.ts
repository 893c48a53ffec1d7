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
 * Says what keeps a page from the best figures: 100 points, no shift that the table shows, no
 * blocking.
 * @returns one sentence a failure; none where all is well
 */
export function findFailures(figures: Figures): string[] {
  const { path, device, points, layoutShift, blockingTime, flaws } = figures;
  const failures = categories.flatMap((category) => {
    const got = points[category];
    return got === null || got === 100 ? [] : [`${category} has ${got} of 100 points`];
  });
  const shift = layoutShift.toFixed(3);
  if (Number(shift) > 0) failures.push(`things move (CLS ${shift})`);
  if (blockingTime > 0) failures.push(`scripts block for ${Math.round(blockingTime)} ms (TBT)`);
  const reasons = failures.length > 0 && flaws.length > 0 ? [`see: ${flaws.join('; ')}`] : [];
  return [...failures, ...reasons].map((text) => `${path}, ${device}: ${text}`);
}

/** The heads of the columns that `toLighthouseRow` fills. */
export function toLighthouseHead(): string {
  return toLine(
    ['device', 'speed', 'access', 'practice', 'seo', 'CLS', 'TBT ms', 'LCP ms'],
    'page',
  );
}

/** The figures of a page as a row for the terminal; its address comes last, long as it may be. */
export function toLighthouseRow(figures: Figures): string {
  const { path, device, points, layoutShift, blockingTime, largestPaint } = figures;
  const cells = [
    device,
    ...categories.map((category) => String(points[category] ?? '–')),
    layoutShift.toFixed(3),
    String(Math.round(blockingTime)),
    String(Math.round(largestPaint)),
  ];
  return toLine(cells, path);
}

function toLine(cells: string[], path: string): string {
  return `${cells.map((cell) => cell.padStart(8)).join('')}  ${path}`;
}
