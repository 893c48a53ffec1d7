import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { DIST } from './environments';
import { readBuildFacts } from './output';

/** Bytes after brotli; README, "The house", says why these. */
const BUDGET = { page: 14_600, longPage: 20_000, scripts: 120_000, fonts: 64_000 };

/** The three pages that may be longer, since their first screen comes first. */
const LONG_PAGES = new Set(['index', 'products', 'markets']);

/** One measured thing: its bytes after brotli, and the most it may have. */
export interface Measure {
  name: string;
  bytes: number;
  limit: number;
}

/** A page: its document with the stylesheet in it, and all scripts that it loads. */
export interface PageMeasure {
  document: Measure;
  scripts: Measure;
}

/** All that is measured of a build. */
export interface BuildMeasures {
  pages: PageMeasure[];
  fonts: Measure;
}

/**
 * Measures a build against its budgets and prints the table.
 * @param root the project's folder
 * @returns the exit code: 0, or 1 where a limit is exceeded
 */
export async function checkBudgets(root: string): Promise<number> {
  const measures = await measureBuild(root);
  console.log(toTable(measures));
  const all = [
    measures.fonts,
    ...measures.pages.flatMap(({ document, scripts }) => [document, scripts]),
  ];
  const exceeded = all.filter(({ bytes, limit }) => bytes > limit);
  for (const { name, bytes, limit } of exceeded) {
    console.error(`${name}: ${bytes} bytes, ${bytes - limit} over its budget of ${limit}`);
  }
  return exceeded.length === 0 ? 0 : 1;
}

/** Measures every page, and all fonts together. */
export async function measureBuild(root: string): Promise<BuildMeasures> {
  const dist = join(root, DIST);
  const files = (await readdir(dist, { recursive: true })).toSorted();
  const { scripts } = await readBuildFacts(root);
  const written = new Set(files);
  // Only pages have data beside them; what stands at an old address has none.
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -5))
    .filter((page) => written.has(`${page}.json`));
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  return {
    pages: await Promise.all(pages.map((page) => measurePage(dist, page, scripts))),
    fonts: { name: 'all fonts', bytes: await sumOf(dist, fonts), limit: BUDGET.fonts },
  };
}

async function measurePage(
  dist: string,
  page: string,
  scripts: Record<string, string[]>,
): Promise<PageMeasure> {
  const data: unknown = JSON.parse(await readFile(join(dist, `${page}.json`), 'utf8'));
  const { kind } = z.object({ kind: z.string() }).parse(data);
  const loaded = (scripts[kind] ?? []).map((file) => `${file}.br`);
  const limit = LONG_PAGES.has(page) ? BUDGET.longPage : BUDGET.page;
  return {
    document: { name: `${page}.html`, bytes: await sumOf(dist, [`${page}.html.br`]), limit },
    scripts: {
      name: `scripts of ${page}`,
      bytes: await sumOf(dist, loaded),
      limit: BUDGET.scripts,
    },
  };
}

async function sumOf(dist: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function toTable({ pages, fonts }: BuildMeasures): string {
  const width = Math.max(...pages.map(({ document }) => document.name.length));
  const toRow = (cells: (string | number)[]) =>
    cells
      .map((cell, index) => (index === 0 ? `${cell}`.padEnd(width) : `${cell}`.padStart(9)))
      .join('');
  return [
    toRow(['bytes after brotli', 'page', 'budget', 'scripts', 'budget']),
    ...pages.map(({ document, scripts }) =>
      toRow([document.name, document.bytes, document.limit, scripts.bytes, scripts.limit]),
    ),
    toRow([fonts.name, fonts.bytes, fonts.limit]),
  ].join('\n');
}
