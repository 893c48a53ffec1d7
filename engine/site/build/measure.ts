import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openCache } from '#base/cache';
import { toHtmlFile } from '#base/paths';
import { compressQuickly, compressThoroughly } from './compress';
import { DIST } from './environments';
import { listOwnAssets } from './keep-previous';
import { readBuildFacts } from './output';

/** The largest page of a kind, in bytes after brotli. */
export interface PageMeasure {
  kind: string;
  path: string;
  /** The file of its document, below `dist/`. */
  file: string;
  /** How many pages of its kind there are. */
  alike: number;
  /** The document, including the inlined stylesheet. */
  document: number;
  /** All scripts that it loads on its own, without any interaction. */
  scripts: number;
}

/** All measurements of a build, in bytes transferred. */
export interface BuildMeasures {
  pages: PageMeasure[];
  /** All fonts together. */
  fonts: number;
}

/**
 * Measures the largest page of each kind, compressed as by hosts that compress on the fly; its
 * scripts, at the best compression; and all fonts together. Results are cached.
 * @param root the project's folder
 * @param built the folder with the build, if it is not in place yet
 * @throws when there is no build, or one of its files or a script of a page cannot be found
 */
export async function measureBuild(root: string, built = root): Promise<BuildMeasures> {
  const dist = join(built, DIST);
  const { scripts, pages } = await readBuildFacts(built);
  const sizeOf = (file: string) => statSync(join(dist, file)).size;
  const cache = openCache(root, 'engine/site/build/compress.ts');
  const weigh = async (file: string, compress: typeof compressThoroughly) => {
    const text = await readFile(join(dist, file));
    const make = async () => Buffer.from(String((await compress(text)).length));
    return Number(
      Buffer.from(await cache.remember(['bytes', compress.name, text], make)).toString(),
    );
  };

  // One at a time: brotli holds 100 MB for each script that it compresses in parallel.
  const weights = new Map<string, number>();
  const weighScripts = async (kind: string) => {
    const files = scripts[kind] ?? [];
    if (files.length === 0) throw new Error(`The scripts of pages of kind ${kind} cannot be found`);
    for (const file of files)
      weights.set(file, weights.get(file) ?? (await weigh(file, compressThoroughly)));
    return sumOf(files.map((file) => weights.get(file) ?? 0));
  };

  const measures: PageMeasure[] = [];
  for (const kind of new Set(pages.map((page) => page.kind))) {
    const alike = pages.filter((page) => page.kind === kind);
    const sized = alike.map(({ path }) => ({ path, size: sizeOf(toHtmlFile(path)) }));
    const [{ path } = { path: '' }] = sized.toSorted((a, b) => b.size - a.size);
    const file = toHtmlFile(path);
    const document = await weigh(file, compressQuickly);
    const loaded = await weighScripts(kind);
    measures.push({ kind, path, file, alike: alike.length, document, scripts: loaded });
  }
  const fonts = (await listOwnAssets(built)).filter((file) => file.endsWith('.woff2'));
  return { pages: measures, fonts: sumOf(fonts.map((file) => sizeOf(`assets/${file}`))) };
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** A table of the largest page of each kind, with how many there are of its kind. */
export function toByteTable({ pages, fonts }: BuildMeasures): string {
  const rows = pages.map(({ file, alike, document, scripts }) => [file, alike, document, scripts]);
  const head = ['bytes after brotli, largest', 'of', 'page', 'scripts'];
  const table = [head, ...rows, ['all fonts', '', fonts]];
  const width = Math.max(...table.map(([name]) => String(name).length));
  return table
    .map(([name, ...cells]) => String(name).padEnd(width) + cells.map(toCell).join(''))
    .join('\n');
}

function toCell(cell: string | number): string {
  return String(cell).padStart(9);
}
