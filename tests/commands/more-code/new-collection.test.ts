import { execFile } from 'node:child_process';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import MiniSearch from 'minisearch';
import { describe, expect, inject, it, vi } from 'vitest';
import { parse } from 'yaml';
import { indexOptions } from '../../../src/features/search/search-index.ts';
import { lookAtPages } from '../../content/look-at-pages.ts';
import { PROJECT } from '../../site/folders.ts';

const run = promisify(execFile);
const { root, host, output } = inject('moreCode');

const read = (file: string) => readFile(join(root, 'dist', file), 'utf8');

describe('npm run new collection events', () => {
  it('writes code that the compiler takes', async () => {
    const types = await run('npx', ['tsc', '--noEmit'], { cwd: root }).catch((error) => error);
    expect(types.stdout).toBe('');
  });

  it('writes code as the linter would', async () => {
    const files = ['src/routes.ts', 'src/collections', 'src/pages/notices', 'src/pages/notice'];
    // Its rules for imports go by folders, counted from where it lies.
    for (const file of ['biome.json', 'biome.doors.jsonc'])
      await cp(join(PROJECT, file), join(root, file));
    const { stdout, stderr } = await run(
      'npx',
      ['biome', 'check', '--vcs-enabled=false', ...files],
      { cwd: root },
    ).catch((error) => error);
    expect(stderr).not.toContain('×');
    expect(stdout).toMatch(/Checked \d\d files/);
  });
});

describe('a collection of which the site knows nothing but its folders, a line and two routes', () => {
  it('has a list and pages, and no page of a draft', async () => {
    expect(output).not.toMatch(/error/i);
    expect(await read('events.html')).toContain('href="/events/open-day"');
    const page = await read('events/open-day.html');
    expect(page).toContain('>Open day at the test field</h1>');
    expect(page).toContain('A ring that heals itself.');
    expect(await readdir(join(root, 'dist/events'))).not.toContain('first.html');
  });

  it('is found by the search, in a group that is called like its list', async () => {
    expect(await read('search-index.json')).toContain('"path":"/events/open-day"');
    expect(JSON.parse(await read('frame.json')).site.search.kinds.event).toBe('Events');
    expect(await read('search.html')).toContain('href="/events/fair"');
  });

  it('names the groups of the search in the order of its sections', async () => {
    const { kinds } = JSON.parse(await read('frame.json')).site.search;
    const sections = (await read('search.html')).matchAll(/<h3 id="ui:(\w+)"/g);
    expect([...sections].map(([, kind]) => kind)).toEqual(Object.keys(kinds));
  });

  it('is found by its place and its host', async () => {
    const finder = MiniSearch.loadJSON(await read('search-index.json'), indexOptions);
    const find = (query: string) => finder.search(query).map(({ id }) => id);
    expect(find('harrow bay hall 3')).toContain('/events/fair');
    expect(find(host.replaceAll('-', ' '))).toContain('/events/fair');
  });

  it('stands in its list, the latest first', async () => {
    const list = await read('events.html');
    expect(list.indexOf('/events/fair')).toBeLessThan(list.indexOf('/events/open-day'));
  });

  it('stands in the sitemap, and has a card', async () => {
    const sitemap = (await read('sitemap.xml')).replace(/>\s+</g, '><');
    // An event's date is not the date on which its page changed.
    expect(sitemap).toContain('<loc>https://grid.example/events/open-day</loc></url>');
    expect(sitemap).toContain(
      '<loc>https://grid.example/notices/first</loc><lastmod>2026-11-02</lastmod>',
    );
    expect(sitemap).toContain(
      '<loc>https://grid.example/notices</loc><lastmod>2026-11-02</lastmod>',
    );
    expect(await readdir(join(root, 'dist/og/events'))).toContain('open-day.png');
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
    const code = await lookAtPages(root, isNew);
    const printed = print.mock.calls.flat().join('\n');
    print.mockRestore();
    expect(printed).toBe('Looked at 5 pages: nothing is wrong.');
    expect(code).toBe(0);
  }, 600_000);
});
