import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles } from '../read/files.ts';
import { writeCollection } from '../templates/new-collection.ts';

const TEMPLATES = 'engine/check/templates/files';
const CONFIG = `import { jobs } from './collections/jobs/collection.ts';
import { team } from './collections/team/collection.ts';
import { home as homePage } from './pages/home/page.ts';
import { team as teamPage } from './pages/team/page.ts';

const pages = [
  homePage,
  teamPage,
];

export default defineContent({
  collections: [
    team,
    jobs,
  ],
  pages,
});
`;
const ROUTES = `import { type Route, route } from '#site';

export const routes: readonly Route[] = [
  route('/', 'home', () => import('./pages/home/view.tsx')),
  route('/404', 'not-found', () => import('./pages/not-found/view.tsx')),
];
`;
const WRITTEN = [
  'content/pages/parties.mdx',
  'content/pages/parties/[slug].mdx',
  'content/parties/first.mdx',
  'src/collections/parties/collection.ts',
  'src/pages/parties/page.ts',
  'src/pages/parties/view.tsx',
  'src/pages/party/page.ts',
  'src/pages/party/view.tsx',
];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'collection-'));
  cpSync(TEMPLATES, join(root, TEMPLATES), { recursive: true });
  mkdirSync(join(root, 'src/collections'), { recursive: true });
  writeFileSync(join(root, 'src/content.config.ts'), CONFIG);
  writeFileSync(join(root, 'src/routes.ts'), ROUTES);
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const listWritten = async () =>
  (await listFiles(root)).filter((file) => /^(content|src|tests)\/.+\//.test(file));

it('a new collection has its files, its line in the list and its routes, in order', async () => {
  const printed = await writeCollection(root, 'parties');
  for (const file of WRITTEN) expect(printed).toContain(`  ${file}\n`);
  expect(await listWritten()).toEqual(WRITTEN);
  for (const file of WRITTEN) expect(read(file)).not.toMatch(/\{\{\w|\}\}\w/);
  expect(read('src/collections/parties/collection.ts')).toContain('export type PartyEntry =');
  expect(
    read('src/content.config.ts'),
  ).toBe(`import { jobs } from './collections/jobs/collection.ts';
import { parties } from './collections/parties/collection.ts';
import { team } from './collections/team/collection.ts';
import { home as homePage } from './pages/home/page.ts';
import { parties as partiesPage } from './pages/parties/page.ts';
import { party as partyPage } from './pages/party/page.ts';
import { team as teamPage } from './pages/team/page.ts';

const pages = [
  homePage,
  teamPage,
  partiesPage,
  partyPage,
];

export default defineContent({
  collections: [
    team,
    jobs,
    parties,
  ],
  pages,
});
`);
  const routes =
    "  route('/parties', 'parties', () => import('./pages/parties/view.tsx')),\n" +
    "  route('/parties/:slug', 'party', () => import('./pages/party/view.tsx')),\n";
  expect(read('src/routes.ts')).toBe(ROUTES.replace(/(?= {2}route\('\/404)/, routes));
});

it('its import comes last where no other comes behind it', async () => {
  await writeCollection(root, 'visits');
  expect(read('src/content.config.ts')).toMatch(
    /\nimport { team as teamPage } .*\nimport { visit as visitPage } .*\nimport { visits as visitsPage } .*\n\nconst /,
  );
});

it('adds its content to the sample site too, where there is one', async () => {
  mkdirSync(join(root, 'tests/site'), { recursive: true });
  await writeCollection(root, 'parties');
  const files = WRITTEN.filter((file) => file.startsWith('content/'));
  const copies = (await listWritten()).filter((file) => file.startsWith('tests/'));
  expect(copies).toEqual(files.map((file) => `tests/site/${file}`));
  const withoutDay = (file: string) => read(file).replace(/\ndate: .*/, '');
  for (const file of files) expect(withoutDay(`tests/site/${file}`)).toBe(withoutDay(file));
});

it('its first entry is of the day on which the sample site is always built', async () => {
  mkdirSync(join(root, 'tests/site'), { recursive: true });
  await writeCollection(root, 'parties');
  const day = /'(\d{4}-\d\d-\d\d)'/.exec(readFileSync('tests/site/build.mjs', 'utf8'))?.[1];
  expect(read('tests/site/content/parties/first.mdx')).toContain(`\ndate: ${day}\n`);
});

it('nothing is written, and nothing begun, where a file is in the way', async () => {
  await writeCollection(root, 'parties');
  let begun = 0;
  const again = writeCollection(root, 'parties', () => begun++);
  await expect(again).rejects.toThrow('exists already');
  expect(begun).toBe(0);
});

it.each(['', 'Events', 'event', 'as', 'my-events', 'events2', 'assets'])(
  'it cannot be called %j, and then nothing is written',
  async (name) => {
    await expect(writeCollection(root, name)).rejects.toThrow(`"${name}" cannot be the name`);
    expect(await listWritten()).toEqual([]);
  },
);

it('overwrites no file', async () => {
  mkdirSync(join(root, 'src/pages/party'), { recursive: true });
  writeFileSync(join(root, 'src/pages/party/page.ts'), '');
  await expect(writeCollection(root, 'parties')).rejects.toThrow(
    'src/pages/party/page.ts exists already; choose another name',
  );
  expect(await listWritten()).toEqual(['src/pages/party/page.ts']);
});
