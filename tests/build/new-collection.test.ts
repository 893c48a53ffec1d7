import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import MiniSearch from 'minisearch';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { indexOptions } from '../../src/search/index-options';
import { lookAtPages } from '../content/look-at-pages';
import { PROJECT } from '../site/folders';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

const run = promisify(execFile);
const DEFINITION = 'src/collections/events/collection.ts';
const PAGE = 'src/pages/event/page.ts';
const SAMPLE_WORDS = 'tests/site/content';
const SUMMARY = 'What a crew can see, try and ask about in one short afternoon.';

let workspace: Workspace;
let written = '';
let host = '';
let words: string[][] = [];
let built = { code: 1, output: '' };

beforeAll(async () => {
  workspace = await createWorkspace({ SITE_NOW: '2026-11-20', SITE_URL: 'https://grid.example' });
  await mkdir(join(workspace.root, SAMPLE_WORDS), { recursive: true });
  written = (await workspace.run('new', 'collection', 'events')).output;
  words = await Promise.all(['content', SAMPLE_WORDS].map(listEvents));
  await describeEvents();
  const [member = ''] = await readdir(join(workspace.root, 'content/team'));
  host = member.replace(/\..*/, '');
  await mkdir(join(workspace.root, 'content/events'), { recursive: true });
  await writeEvent('open-day', { title: 'Open day at the test field', date: '2027-03-05' });
  await writeEvent('fair', { title: 'Fair of the utilities', date: '2027-05-06' });
  // Another one, left as the command wrote it: its entries have a day of publication.
  await workspace.run('new', 'collection', 'notices');
  await workspace.edit('content/notices/first.mdx', 'draft: true\n', '');
  await workspace.edit('content/notices/first.mdx', /date: .*/, 'date: 2026-11-02');
  await workspace.edit('content/notices/first.mdx', /summary: .*/, `summary: ${SUMMARY}`);
  await workspace.edit('content/notices/first.mdx', 'Say what it is about.', 'It is over.');
  await workspace.edit('content/notices/first.mdx', /\n## [\s\S]*/, '');
  built = await workspace.run('build');
});
afterAll(() => workspace.remove());

async function listEvents(folder: string): Promise<string[]> {
  const files = await readdir(join(workspace.root, folder), { recursive: true });
  return files.filter((file) => /events.*\.mdx$/.test(file)).toSorted();
}

/** Gives the new collection a place, a host and a day on which it takes place. */
async function describeEvents() {
  const { edit } = workspace;
  await edit(
    DEFINITION,
    "date: dayThat('published').describe('The day of publication.'),",
    "place: line(80).describe('The town and the hall.'),\n    date: dayThat('takes place').describe('The day on which it takes place.'),\n    host: reference('team').optional().describe('The team member whom visitors may ask for.'),",
  );
  await edit(DEFINITION, /newestFirst/g, 'upcomingFirst');
  await edit(
    PAGE,
    'excerpt: entry.summary }),',
    "excerpt: entry.summary, category: entry.place, author: entry.host === undefined ? '' : content.getEntry(team, entry.host).name }),",
  );
  await edit(PAGE, 'toEntry: ({ entry })', 'toEntry: ({ entry, content })');
  await edit(DEFINITION, 'publishAt } from', 'publishAt, reference } from');
  await edit(PAGE, 'date: line(24),', 'date: line(24),\n    place: line(24),\n    host: line(24),');
  await edit(
    PAGE,
    '      entry,',
    '      entry,\n      host: entry.host === undefined ? undefined : content.getEntry(team, entry.host),',
  );
  await edit(
    PAGE,
    "from '../../collections/events/collection';",
    "from '../../collections/events/collection';\nimport { team } from '../../collections/team/collection';",
  );
  await edit(
    PAGE,
    'lastModified: [entry.date],',
    "jsonLd: [{ '@type': 'Event', name: entry.title, startDate: entry.date, location: entry.place }],",
  );
  await edit(PAGE, '({ copy, entry }, prose)', '({ copy, entry, host }, prose)');
  await edit(
    PAGE,
    'value: entry.date }',
    "value: entry.date },\n{ label: copy.facts.place, value: entry.place },\n{ label: copy.facts.host, value: host?.name ?? '' }",
  );
  await edit(
    'content/pages/events/[slug].mdx',
    'date: Published',
    'date: On\n  place: At\n  host: Host',
  );
  await edit('content/events/first.mdx', '\ndate:', '\nplace: Harrow Bay\ndate:');
}

async function writeEvent(slug: string, { title, date }: { title: string; date: string }) {
  const fields = `title: ${title}\nplace: Harrow Bay, hall 3\ndate: ${date}\nhost: ${host}`;
  await workspace.write(
    `content/events/${slug}.mdx`,
    `---\n${fields}\nsummary: ${SUMMARY}\n---\n\nCome at noon.\n\n## What we show\n\nA ring that heals itself.\n`,
  );
}

const read = (file: string) => readFile(join(workspace.root, 'dist', file), 'utf8');

describe('npm run new collection events', () => {
  it('writes five files of code and edits two', async () => {
    const inside = (folder: string) => readdir(join(workspace.root, 'src', folder));
    const code = (
      await Promise.all(['collections/events', 'pages/events', 'pages/event'].map(inside))
    ).flat();
    expect(code.toSorted()).toEqual([
      'collection.ts',
      'page.ts',
      'page.ts',
      'view.tsx',
      'view.tsx',
    ]);
    expect(written.match(/^Edited: .*/gm)).toEqual([
      'Edited: src/collections/index.ts, src/routes.ts',
    ]);
  });

  it('writes its words into the sample site too', () => {
    const [site, sample] = words;
    expect(site).toHaveLength(3);
    expect(sample).toEqual(site);
  });

  it('writes code that the compiler takes', async () => {
    const { root } = workspace;
    const types = await run('npx', ['tsc', '--noEmit'], { cwd: root }).catch((error) => error);
    expect(types.stdout).toBe('');
  });

  it('writes code as the linter would', async () => {
    const files = ['src/routes.ts', 'src/collections', 'src/pages/notices', 'src/pages/notice'];
    const config = `--config-path=${join(PROJECT, 'biome.json')}`;
    const { stdout, stderr } = await run(
      'npx',
      ['biome', 'check', '--vcs-enabled=false', config, ...files],
      { cwd: workspace.root },
    ).catch((error) => error);
    expect(stderr).not.toContain('×');
    expect(stdout).toMatch(/Checked \d\d files/);
  });

  it('refuses a name that another collection has', async () => {
    const { code, output } = await workspace.run('new', 'collection', 'stories');
    expect(code).toBe(2);
    expect(output).toContain('exists already');
  });
});

describe('a collection of which the site knows nothing but its folders, a line and two routes', () => {
  it('has a list and pages, and no page of a draft', async () => {
    expect(built.output).not.toMatch(/error/i);
    expect(built.code).toBe(0);
    expect(await read('events.html')).toContain('href="/events/open-day"');
    const page = await read('events/open-day.html');
    expect(page).toContain('>Open day at the test field</h1>');
    expect(page).toContain('A ring that heals itself.');
    expect(await readdir(join(workspace.root, 'dist/events'))).not.toContain('first.html');
  });

  it('is found by the search, in a group that is called like its list', async () => {
    expect(await read('search-index.json')).toContain('"path":"/events/open-day"');
    expect(JSON.parse(await read('frame.json')).site.search.kinds.event).toBe('Events');
    expect(await read('search.html')).toContain('href="/events/fair"');
  });

  it('is found by its place and its host', async () => {
    const finder = MiniSearch.loadJSON(await read('search-index.json'), indexOptions);
    const find = (words: string) => finder.search(words).map(({ id }) => id);
    expect(find('harrow bay hall 3')).toContain('/events/fair');
    expect(find(host.replaceAll('-', ' '))).toContain('/events/fair');
  });

  it('stands in its list with what is to come first, the soonest at the top', async () => {
    const list = await read('events.html');
    expect(list.indexOf('/events/open-day')).toBeLessThan(list.indexOf('/events/fair'));
  });

  it('stands in the sitemap, and has a card', async () => {
    const sitemap = await read('sitemap.xml');
    // The day on which something takes place is no day on which its page changed.
    expect(sitemap).toContain('<loc>https://grid.example/events/open-day</loc></url>');
    expect(sitemap).toContain(
      '<loc>https://grid.example/notices/first</loc><lastmod>2026-11-02</lastmod>',
    );
    expect(sitemap).toContain(
      '<loc>https://grid.example/notices</loc><lastmod>2026-11-02</lastmod>',
    );
    expect(await readdir(join(workspace.root, 'dist/og/events'))).toContain('open-day.png');
  });

  it('has a twin in Markdown, whose references are said by their titles', async () => {
    const twin = await read('events/open-day.md');
    expect(parse(twin.split('---')[1] ?? '').url).toBe('https://grid.example/events/open-day');
    expect(twin).toContain('**At**: Harrow Bay, hall 3');
    expect(twin).toMatch(/\*\*Host\*\*: [A-Z]\w+ \w+/);
    expect(twin).toContain('## What we show\n\nA ring that heals itself.');
  });

  it('has breadcrumbs for search engines, and when and where it takes place', async () => {
    const page = await read('events/open-day.html');
    const [, graph = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(graph)['@graph']).toMatchObject([
      { '@type': 'Event', startDate: '2027-03-05', location: 'Harrow Bay, hall 3' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Events', item: 'https://grid.example/events' }, {}],
      },
    ]);
  });

  it('stands the look that `npm test` takes at every page', async () => {
    const isNew = (path: string) => /^\/(events|notices)/.test(path);
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    const code = await lookAtPages(workspace.root, isNew);
    const told = print.mock.calls.flat().join('\n');
    print.mockRestore();
    expect(told).toBe('Looked at 5 pages: nothing is wrong.');
    expect(code).toBe(0);
  }, 600_000);

  it('takes new entries', async () => {
    const { code, output } = await workspace.run('new', 'events', 'A course', '--yes');
    expect(output).toContain('Its address will be /events/a-course');
    expect(code).toBe(0);
  });

  it('is checked: a reference and a link that lead nowhere are reported', async () => {
    await workspace.edit('content/events/fair.mdx', '\nhost: ', '\nhost: x');
    await workspace.edit('content/events/fair.mdx', 'Come at noon.', '[Come](/events/open-dya).');
    const { code, output } = await workspace.run('check');
    expect(code).toBe(1);
    expect(output).toMatch(/host is "x[^"]*", but content\/team\/ has no such entry/);
    expect(output).toContain('did you mean "/events/open-day"?');
  });
});
