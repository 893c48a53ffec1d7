import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { imports } from '../package.json';

const ROOT = join(import.meta.dirname, '..');

/** What each package may import beside itself. `website` is src/. */
const allowed: Record<string, string[]> = {
  base: [],
  check: ['base'],
  site: ['base', 'check'],
  review: ['base'],
  bench: ['base', 'site', 'review', 'cli'],
  lighthouse: ['base', 'site'],
  cli: ['base', 'check', 'site', 'review', 'bench', 'lighthouse'],
  website: ['base', 'check', 'site'],
};

/** Types that stand one package too high; each is to be said anew where it is asked for. */
const debts = new Set([
  'engine/check/new/starters.ts → engine/site/define/define-collection',
  'engine/check/read/content-model.ts → engine/site/define/define-collection',
  'engine/check/read/content-model.ts → engine/site/define/page',
]);

interface Import {
  from: string;
  to: string;
}

function listImports(from: string): Import[] {
  const text = readFileSync(join(ROOT, from), 'utf8');
  const pattern = /(?:from|import)\s*\(?\s*'([.#][^'?]+)/g;
  return [...text.matchAll(pattern)].map(([, name = '']) => ({ from, to: resolve(from, name) }));
}

/** The path of a module from the project's folder, without its ending. */
function resolve(from: string, name: string): string {
  if (name.startsWith('.')) return relative(ROOT, join(ROOT, dirname(from), name));
  for (const [key, path] of Object.entries(imports)) {
    const [head = '', tail] = key.split('*');
    const isNamed = tail === undefined ? name === key : name.startsWith(head);
    if (isNamed)
      return path
        .slice('./'.length)
        .replace('*', name.slice(head.length))
        .replace(/\.tsx?$/, '');
  }
  throw new Error(`${from} imports ${name}, which package.json does not list`);
}

function toPackage(path: string): string {
  const [top, folder = ''] = path.split('/');
  return top === 'engine' ? folder : 'website';
}

const files = ['engine', 'src'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .map((file) => `${top}/${file}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\/(tests|astro)\//.test(file)),
);
const edges = files.flatMap(listImports);
const toLine = ({ from, to }: Import) => `${from} → ${to}`;

describe('imports', () => {
  it('between packages go down', () => {
    const broken = edges.filter(({ from, to }) => {
      const [own, other] = [toPackage(from), toPackage(to)];
      return own !== other && other !== 'website' && !allowed[own]?.includes(other);
    });
    expect(broken.map(toLine).filter((line) => !debts.has(line))).toEqual([]);
  });

  it('of the website in the engine are named in package.json', () => {
    const named = new Set(
      Object.values(imports).map((path) => path.slice(2).replace(/\.tsx?$/, '')),
    );
    const hidden = edges.filter(
      ({ from, to }) => from.startsWith('engine/') && to.startsWith('src/') && !named.has(to),
    );
    expect(hidden.map(toLine)).toEqual([]);
  });

  it('of pages stay within a page: what two share is a component', () => {
    const broken = edges.filter(({ from, to }) => {
      const [own, other] = [from, to].map(
        (path) => /^src\/pages\/([\w-]+)\/parts\//.exec(path)?.[1],
      );
      return other !== undefined && own !== other && !from.startsWith(`src/pages/${other}/`);
    });
    expect(broken.map(toLine)).toEqual([]);
  });
});
