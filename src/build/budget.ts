import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { toHtmlFile } from '../lib/paths';
import { DIST } from './environments';
import type { BuildFacts } from './output';
import { readBuildFacts } from './output';

/**
 * Bytes after brotli; README, "The house", says why these. A page that was compressed quickly may
 * be a tenth larger: docs/decisions/11.
 */
const BUDGET = {
  page: 14_600,
  longPage: 20_000,
  quickPage: 16_060,
  scripts: 100_000,
  fonts: 64_000,
};

/** The three pages that may be longer, since their first screen comes first. */
const LONG_PAGES = new Set(['/', '/products', '/markets']);

/** One measured thing: its bytes after brotli, and the most it may have. */
export interface Measure {
  name: string;
  bytes: number;
  limit: number;
}

/** A page: its document with the stylesheet in it, and all scripts that it loads. */
export interface PageMeasure {
  kind: string;
  document: Measure;
  scripts: Measure;
}

/** All that is measured of a build. */
export interface BuildMeasures {
  pages: PageMeasure[];
  fonts: Measure;
}

/**
 * Measures a build against its budgets and prints the largest page of each kind.
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
  const { scripts, pages } = await readBuildFacts(root);
  const assets = await readdir(join(dist, 'assets'));
  const fonts = assets.filter((file) => file.endsWith('.woff2')).map((file) => `assets/${file}`);
  const loaded = await Promise.all(
    Object.entries(scripts).map(
      async ([kind, files]): Promise<[string, number]> => [
        kind,
        await sumOf(
          dist,
          files.map((file) => `${file}.br`),
        ),
      ],
    ),
  );
  const bytesOfScripts = new Map(loaded);
  return {
    pages: await Promise.all(
      pages.map(async (page) => ({
        kind: page.kind,
        document: await measureDocument(dist, page),
        scripts: {
          name: `scripts of ${page.path}`,
          bytes: bytesOfScripts.get(page.kind) ?? 0,
          limit: BUDGET.scripts,
        },
      })),
    ),
    fonts: { name: 'all fonts', bytes: await sumOf(dist, fonts), limit: BUDGET.fonts },
  };
}

async function measureDocument(
  dist: string,
  { path, effort }: BuildFacts['pages'][number],
): Promise<Measure> {
  const name = toHtmlFile(path);
  const usual = effort === 'quick' ? BUDGET.quickPage : BUDGET.page;
  const limit = LONG_PAGES.has(path) ? BUDGET.longPage : usual;
  return { name, bytes: await sumOf(dist, [`${name}.br`]), limit };
}

async function sumOf(dist: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The page of each kind that has the least room left, and how many there are of its kind. */
function toTable({ pages, fonts }: BuildMeasures): string {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const rows = kinds.flatMap((kind) => {
    const alike = pages.filter((page) => page.kind === kind);
    return alike
      .toSorted(byRoom)
      .slice(0, 1)
      .map(({ document, scripts }) => [
        document.name,
        alike.length,
        document.bytes,
        document.limit,
        scripts.bytes,
        scripts.limit,
      ]);
  });
  const head = ['bytes after brotli, largest', 'of', 'page', 'budget', 'scripts', 'budget'];
  const table = [head, ...rows, [fonts.name, '', fonts.bytes, fonts.limit]];
  const width = Math.max(...table.map(([name]) => String(name).length));
  return table
    .map(([name, ...cells]) => String(name).padEnd(width) + cells.map(toCell).join(''))
    .join('\n');
}

function byRoom({ document: a }: PageMeasure, { document: b }: PageMeasure): number {
  return a.limit - a.bytes - (b.limit - b.bytes);
}

function toCell(cell: string | number): string {
  return String(cell).padStart(9);
}
