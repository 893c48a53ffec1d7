import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { listAddresses } from '#check/addresses/pages';
import { toHtmlFile } from '#check/addresses/paths';
import { readContent } from '#check/read/content-file';
import { readDisk } from '#check/read/disk';
import { checkOutput } from '#check/rules/output-rule';
import { gatherSite } from '#check/rules/site';
import { readBuildFacts } from '#site/publish/output';
import known from '../../../src/content.config.ts';

const DRAFT = 'zqxdraft';
const LATER = 'zqxlater';
const DUE = 'zqxdue';
const ENDED = 'zqxended';
const LAST = 'zqxlast';
const TODAY = '2026-11-30';
const REMARK = 'zqxremark';

/** A file of a built site: its path in `dist/` and its bytes as text. */
interface Output {
  file: string;
  text: string;
}

const { root } = inject('moreContent');
const built = await readOutputs(join(root, 'dist'));
const kinds = [...new Set(built.map(toKind))].toSorted();

describe('an unpublished entry of each collection', () => {
  it('is looked for in every kind of file that a build writes', () => {
    expect(kinds).toEqual(expect.arrayContaining(['.html', '.json', '.svg', 'search .json']));
  });

  it.each(kinds)('is in no file of kind %s', (kind) => {
    const outputs = built.filter((output) => toKind(output) === kind);
    expect(outputs.filter(has(DRAFT)).map(toFile)).toEqual([]);
    expect(outputs.filter(has(LATER)).map(toFile)).toEqual([]);
  });
});

describe('an entry of each collection whose day has come', () => {
  it('is in pages, lists, data, search and pictures', () => {
    expect(built.filter(has(DUE)).map(toFile)).toEqual(
      expect.arrayContaining([
        'index.html',
        'products.html',
        'products/zqxdue.html',
        'products/zqxdue.json',
        'markets/zqxdue.html',
        'stories/zqxdue.html',
        'insights.html',
        'insights/zqxdue.html',
        'insights/zqxdue.json',
        'search-index.json',
        'company.html',
        'company/careers/zqxdue.html',
        expect.stringMatching(/^assets\/zqxdue-.+\.svg$/),
      ]),
    );
  });
});

describe('a position', () => {
  const lists = /^(company|company\/careers|company\/contact|search-index)\.(html|json|md)$/;
  const listed = (marker: string) =>
    built
      .filter(has(marker))
      .map(toFile)
      .filter((file) => lists.test(file));

  it('stands in lists and in search on its last day, and in none of them from the next day on', () => {
    expect(listed(LAST)).toEqual(
      expect.arrayContaining(['company.html', 'company/careers.html', 'search-index.json']),
    );
    expect(listed(ENDED)).toEqual([]);
  });

  it('keeps its page, so that no link to it dies', () => {
    expect(built.map(toFile)).toContain(`company/careers/${ENDED}.html`);
  });

  it.each([
    [LAST, true],
    [ENDED, false],
  ])('called %s is offered by search engines and job boards: %s', (marker, isOffered) => {
    const textOf = (file: string) => built.find((one) => one.file === file)?.text ?? '';
    const address = `company/careers/${marker}`;
    const page = textOf(`${address}.html`);
    expect(page.includes('"JobPosting"')).toBe(isOffered);
    expect(page.includes('<meta name="robots" content="noindex"/>')).toBe(!isOffered);
    for (const list of ['sitemap.xml', 'llms.txt'])
      expect(textOf(list).includes(address)).toBe(isOffered);
  });
});

describe('a remark to other authors', () => {
  it('is in no file at all, though its entry is published', () => {
    expect(built.filter(has(REMARK)).map(toFile)).toEqual([]);
  });
});

describe('the content check', () => {
  it('knows the addresses that the build writes', async () => {
    const sources = await readContent(known, root);
    const pages = built.filter(({ file }) => file.endsWith('.json')).flatMap(toPageAddress);
    expect([...listAddresses(known, sources, TODAY)].toSorted()).toEqual(pages.toSorted());
  });

  it('knows every file that the build writes, so that none can be redirected', async () => {
    const files = await readContent(known, root);
    const disk = await readDisk(root);
    const site = gatherSite({ model: known, files, disk, today: TODAY });
    const { names, problems } = checkOutput(site);
    const facts = await readBuildFacts(root);
    const redirects = facts.redirects.map(({ from }) => toHtmlFile(from));
    const unknown = built
      .map(toFile)
      .filter((file) => !/^(assets|api)\//.test(file) && !redirects.includes(file))
      .filter((file) => names.find(file) !== file);
    expect(unknown).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('the clock', () => {
  it('sets the year of the footer', () => {
    const frame = built.find(({ file }) => file === 'frame.json');
    expect(JSON.parse(frame?.text ?? '')).toMatchObject({ year: 2026 });
  });
});

async function readOutputs(dist: string): Promise<Output[]> {
  const found = await readdir(dist, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = found
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => ({
      file: path.slice(dist.length + 1),
      text: await readFile(path, 'latin1'),
    })),
  );
}

/** The address of a page, from its data; empty for other data and for the 404 page. */
function toPageAddress({ file, text }: Output): string[] {
  const { kind, path }: { kind?: string; path?: string } = JSON.parse(text);
  const isPage = path !== undefined && `${path === '/' ? '/index' : path}.json` === `/${file}`;
  return isPage && kind !== 'not-found' ? [path] : [];
}

function toKind({ file }: Output): string {
  const kind = /^api\/\w+/.exec(file)?.[0] ?? (extname(file) || basename(file));
  return file.includes('search') ? `search ${kind}` : kind;
}

function toFile({ file }: Output): string {
  return file;
}

function has(marker: string): (output: Output) => boolean {
  return ({ file, text }) => `${file} ${text}`.toLowerCase().includes(marker);
}
