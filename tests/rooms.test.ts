import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** What each room may import beside itself; `(types)` means `import type` only. */
const rooms: Record<string, string[]> = {
  lib: [],
  fetching: ['lib'],
  search: ['schemas (types)', 'lib'],
  schemas: ['lib'],
  drawings: ['schemas (types)'],
  ui: ['drawings', 'lib', 'schemas (types)'],
  content: ['schemas', 'search (types)', 'lib'],
  head: ['content (types)', 'schemas (types)', 'lib'],
  forms: ['ui', 'schemas (types)', 'lib'],
  sections: ['search', 'fetching', 'forms', 'ui', 'schemas (types)', 'lib', 'drawings'],
  mdx: ['sections', 'ui', 'content (types)', 'lib'],
  layouts: ['content (types)', 'schemas (types)', 'sections', 'search', 'ui', 'lib'],
  pages: [
    'layouts',
    'mdx',
    'sections',
    'search',
    'content (types)',
    'schemas (types)',
    'head',
    'ui',
    'lib',
  ],
  styles: [],
  build: ['schemas', 'content (types)', 'head', 'drawings', 'lib', 'entries (types)'],
};

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

function listImports(file: string): Import[] {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  const pattern = /(?:^|\n)(import|export)( type)? [^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g;
  return [...text.matchAll(pattern)].map(([, , type, fixed, dynamic]) => ({
    from: file,
    to: relative(SOURCE, join(SOURCE, dirname(file), fixed ?? dynamic ?? '')),
    isType: type !== undefined,
  }));
}

function toRoom(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : 'entries';
}

function isAllowed({ from, to, isType }: Import): boolean {
  const [room, target] = [toRoom(from), toRoom(to)];
  const allowed = rooms[room] ?? [];
  if (room === target || room === 'entries' || to.startsWith('..')) return true;
  return allowed.includes(target) || (isType && allowed.includes(`${target} (types)`));
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

describe('the rooms of src', () => {
  it('have a rule each', () => {
    const found = new Set(files.map(toRoom));
    found.delete('entries');
    expect([...found].toSorted()).toEqual(Object.keys(rooms).toSorted());
  });

  it('import only what their rule lists', () => {
    const broken = files.flatMap(listImports).filter((edge) => !isAllowed(edge));
    expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('do not import in circles', () => {
    const edges = new Map(
      files.map((file) => [
        file.replace(/\.tsx?$/, ''),
        listImports(file)
          .filter(({ isType }) => !isType)
          .map(({ to }) => to),
      ]),
    );
    expect(findCircle(edges)).toEqual([]);
  });

  it('keep zod, YAML and MDX out of what browsers load', () => {
    const browser = files.filter((file) =>
      /^(lib|fetching|search|ui|forms|sections|layouts|pages|head)\//.test(file),
    );
    const heavy = /from '(zod|yaml|@mdx-js\/[^']+|react-dom\/server)'/;
    const guilty = browser.filter((file) => heavy.test(readFileSync(join(SOURCE, file), 'utf8')));
    expect(guilty).toEqual([]);
  });
});

function findCircle(edges: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of edges.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  return [...edges.keys()].map((file) => visit(file, [])).find((circle) => circle.length > 0) ?? [];
}
