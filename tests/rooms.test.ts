import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

/** What each room may import beside itself; `(types)` means `import type` only. */
const rooms: Record<string, string[]> = {
  lib: [],
  fetching: ['lib'],
  search: ['definitions (types)', 'drawings (types)', 'lib'],
  schemas: ['lib'],
  define: ['schemas (types)', 'search (types)', 'lib'],
  definitions: ['define', 'schemas', 'head', 'drawings', 'search', 'lib'],
  drawings: ['definitions (types)', 'schemas (types)'],
  ui: ['drawings', 'lib', 'definitions (types)', 'schemas (types)'],
  content: ['definitions', 'define', 'schemas', 'search (types)', 'mdx', 'lib'],
  head: ['define (types)', 'lib'],
  forms: ['ui', 'schemas (types)', 'lib'],
  sections: [
    'content (types)',
    'search',
    'fetching',
    'forms',
    'ui',
    'definitions (types)',
    'schemas (types)',
    'lib',
    'drawings',
  ],
  mdx: ['schemas (types)', 'ui', 'lib'],
  layouts: ['define (types)', 'schemas (types)', 'sections', 'search', 'ui', 'lib'],
  views: ['layouts', 'mdx', 'sections', 'content (types)', 'definitions (types)', 'ui', 'lib'],
  styles: [],
  node: [],
  guard: ['schemas'],
  check: ['guard', 'define', 'schemas', 'node', 'lib'],
  kinds: ['check', 'definitions', 'schemas', 'node'],
  author: ['check', 'kinds', 'define', 'schemas', 'node', 'lib'],
  publish: [
    'check',
    'kinds',
    'guard',
    'definitions (types)',
    'define (types)',
    'schemas',
    'content (types)',
    'drawings',
    'node',
    'lib',
    'entries (types)',
  ],
  dev: ['check', 'kinds', 'publish', 'content (types)', 'lib', 'entries (types)'],
  review: ['node', 'lib'],
  tools: ['check', 'kinds', 'author', 'publish', 'dev', 'review', 'node', 'lib'],
};

/** Rooms that others enter through their index.ts only. */
const doors = ['check', 'review'];

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

/** Whether a file, with its ending or without, draws a page of a collection or a screen. */
function isView(path: string): boolean {
  const isPage = /^(collections|screens)\//.test(path);
  return isPage && (/\.(tsx|css)(\?|$)/.test(path) || existsSync(join(SOURCE, `${path}.tsx`)));
}

function toFolder(path: string): string {
  return path.split('/')[0] ?? '';
}

/** In the folders of collections and screens, `.tsx` is drawn, and the rest says what is drawn. */
function toRoom(path: string): string {
  const folder = toFolder(path);
  if (folder === 'collections' || folder === 'screens')
    return isView(path) ? 'views' : 'definitions';
  return folder in rooms ? folder : 'entries';
}

function isAllowed({ from, to, isType }: Import): boolean {
  const [room, target] = [toRoom(from), toRoom(to)];
  const allowed = rooms[room] ?? [];
  if (room === target || room === 'entries' || to.startsWith('..')) return true;
  return allowed.includes(target) || (isType && allowed.includes(`${target} (types)`));
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(tsx?|mjs)$/.test(file),
);

describe('the rooms of src', () => {
  it('have a rule each', () => {
    const found = new Set(files.map(toRoom));
    found.delete('entries');
    expect([...found].toSorted()).toEqual(Object.keys(rooms).toSorted());
  });

  it('have a sentence each in docs/developing.md', () => {
    const docs = readFileSync(join(SOURCE, '../docs/developing.md'), 'utf8');
    const folders = new Set(files.filter((file) => file.includes('/')).map(toFolder));
    expect([...folders].filter((folder) => !docs.includes(`\`${folder}/\``))).toEqual([]);
  });

  it('import only what their rule lists', () => {
    const broken = files.flatMap(listImports).filter((edge) => !isAllowed(edge));
    expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('list nothing that nobody imports', () => {
    const used = new Set(
      files
        .flatMap(listImports)
        .flatMap((edge) => [
          `${toRoom(edge.from)} → ${toRoom(edge.to)} (types)`,
          ...(edge.isType ? [] : [`${toRoom(edge.from)} → ${toRoom(edge.to)}`]),
        ]),
    );
    const listed = Object.entries(rooms).flatMap(([room, targets]) =>
      targets.map((target) => `${room} → ${target}`),
    );
    expect(listed.filter((permission) => !used.has(permission))).toEqual([]);
  });

  it('are entered through their doors', () => {
    const past = files
      .flatMap(listImports)
      .filter(({ from, to }) => toRoom(from) !== toRoom(to) && doors.includes(toRoom(to)))
      .filter(({ to }) => !doors.includes(to.replace(/\/index$/, '')));
    expect(past.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('keep zod, YAML and MDX out of what browsers load', () => {
    const browser = files.filter(
      (file) =>
        /^(lib|fetching|search|ui|forms|sections|layouts|head)\//.test(file) || isView(file),
    );
    const heavy = /from '(zod|yaml|@mdx-js\/[^']+|react-dom\/server)'/;
    const guilty = browser.filter((file) => heavy.test(readFileSync(join(SOURCE, file), 'utf8')));
    expect(guilty).toEqual([]);
  });
});
