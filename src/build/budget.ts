import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { DIST } from './environments';

/** Bytes after brotli; where they come from stands in docs/decisions/0001-byte-budgets.md. */
const BUDGET = { page: 14_600, longPage: 20_000, scripts: 120_000, fonts: 64_000 };

/** The three pages that may be longer, since their first screen comes first. */
const LONG_PAGES = new Set(['index.html', 'products.html', 'markets.html']);

/** One line of the table: a file or a group of files, its bytes and its limit. */
export interface BudgetRow {
  name: string;
  bytes: number;
  limit: number;
}

/**
 * Measures a build against its budgets and prints the table.
 * @param root the project's folder
 * @returns 0, or 1 where a limit is exceeded
 */
export async function checkBudgets(root: string): Promise<number> {
  const rows = await measureBuild(root);
  console.log(toTable(rows));
  const exceeded = rows.filter(({ bytes, limit }) => bytes > limit);
  for (const { name, bytes, limit } of exceeded) {
    console.error(`${name}: ${bytes} bytes, ${bytes - limit} over its budget of ${limit}`);
  }
  return exceeded.length === 0 ? 0 : 1;
}

/** The bytes after brotli of every page with its stylesheet, of all scripts and of all fonts. */
export async function measureBuild(root: string): Promise<BudgetRow[]> {
  const dist = join(root, DIST);
  const files = (await readdir(dist, { recursive: true })).toSorted();
  const sizeOf = async (file: string) => (await stat(join(dist, file))).size;
  const sumOf = async (pattern: RegExp) =>
    (await Promise.all(files.filter((file) => pattern.test(file)).map(sizeOf))).reduce(
      (sum, size) => sum + size,
      0,
    );
  const pages = files.filter((file) => file.endsWith('.html'));
  const rows = await Promise.all(
    pages.map(async (name) => ({
      name,
      bytes: await sizeOf(`${name}.br`),
      limit: LONG_PAGES.has(name) ? BUDGET.longPage : BUDGET.page,
    })),
  );
  return [
    ...rows,
    { name: 'all scripts', bytes: await sumOf(/\.js\.br$/), limit: BUDGET.scripts },
    { name: 'all fonts', bytes: await sumOf(/\.woff2$/), limit: BUDGET.fonts },
  ];
}

function toTable(rows: BudgetRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(({ name, bytes, limit }) =>
    [name.padEnd(width), String(bytes).padStart(8), String(limit).padStart(8)].join('  '),
  );
  const head = ['bytes after brotli'.padEnd(width), '   bytes', '  budget'].join('  ');
  return [head, ...lines].join('\n');
}
