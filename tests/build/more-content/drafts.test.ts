import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { toHtmlFile } from '#base/paths';
import { contentModel as known } from '#check/model/index';
import { listAddresses, toSource } from '#check/read/addresses';
import { readContent } from '#check/read/content-file';
import { readDisk } from '#check/read/disk';
import { checkOutput } from '#check/rules/output-rule';
import { parseRedirectLines, REDIRECTS_OUTPUT } from '#site/build/redirects';

const DRAFT = 'zqxdraft';
const LATER = 'zqxlater';
const ENDED = 'zqxended';
const REMARK = 'zqxremark';

/** A file of a built site: its path below `dist/` and its bytes as text. */
interface Output {
  file: string;
  text: string;
}

const { root, before: dayBefore } = inject('moreContent');
const before = await readOutputs(dayBefore);
const after = await readOutputs(join(root, 'dist'));
const kinds = [...new Set(before.map(toKind))].toSorted();

describe('an unpublished entry of each collection', () => {
  it('is looked for in every kind of file that a build writes', () => {
    expect(kinds).toEqual(expect.arrayContaining(['.html', '.json', '.svg', 'search .json']));
  });

  it.each(kinds)('is in no file of kind %s', (kind) => {
    const outputs = before.filter((output) => toKind(output) === kind);
    expect(outputs.filter(has(DRAFT)).map(toFile)).toEqual([]);
    expect(outputs.filter(has(LATER)).map(toFile)).toEqual([]);
  });

  it('stays hidden for good while it is a draft', () => {
    expect(after.filter(has(DRAFT)).map(toFile)).toEqual([]);
  });

  it('is in pages, lists, data, search and pictures from its day on', () => {
    expect(after.filter(has(LATER)).map(toFile)).toEqual(
      expect.arrayContaining([
        'index.html',
        'products.html',
        'products/zqxlater.html',
        'products/zqxlater.json',
        'markets/zqxlater.html',
        'stories/zqxlater.html',
        'insights.html',
        'insights/zqxlater.html',
        'insights/zqxlater.json',
        'search-index.json',
        'company.html',
        'company/careers/zqxlater.html',
        expect.stringMatching(/^assets\/zqxlater-.+\.svg$/),
      ]),
    );
  });
});

describe('a position whose last day is past', () => {
  const lists = /^(company|company\/careers|company\/contact|search-index)\.(html|json|md)$/;
  const listed = (outputs: Output[]) => outputs.filter(has(ENDED)).map(toFile).filter(isList);
  const isList = (file: string) => lists.test(file);

  it('stands in lists and in search on that day, and in none of them from the next day on', () => {
    expect(listed(before)).toEqual(
      expect.arrayContaining(['company.html', 'company/careers.html', 'search-index.json']),
    );
    expect(listed(after)).toEqual([]);
  });

  it('keeps its page, so that no link to it dies', () => {
    expect(after.map(toFile)).toContain(`company/careers/${ENDED}.html`);
  });
});

describe('a remark to other authors', () => {
  it('is in no file at all, though its entry is published', () => {
    expect(after.filter(has(REMARK)).map(toFile)).toEqual([]);
  });
});

describe('the content check', () => {
  it('knows the addresses that the build writes', async () => {
    const sources = (await readContent(known, root)).map(toSource);
    const pages = after.filter(({ file }) => file.endsWith('.json')).flatMap(toPageAddress);
    expect([...listAddresses(known, sources, '2026-12-01')].toSorted()).toEqual(pages.toSorted());
  });

  it('knows every file that the build writes, so that none can be redirected', async () => {
    const files = await readContent(known, root);
    const disk = await readDisk(root);
    const today = '2026-12-01';
    const addresses = new Set([...listAddresses(known, files.map(toSource), today), '/404']);
    const { names, problems } = checkOutput({ model: known, files, disk, today, addresses });
    const lines = after.find(({ file }) => file === REDIRECTS_OUTPUT)?.text ?? '';
    const redirects = parseRedirectLines(lines).map(({ from }) => toHtmlFile(from));
    const unknown = after
      .map(toFile)
      .filter((file) => !/^(assets|api)\//.test(file) && !redirects.includes(file))
      .filter((file) => names.find(file) !== file);
    expect(unknown).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('the clock', () => {
  it('sets the year of the footer', () => {
    const frame = after.find(({ file }) => file === 'frame.json');
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

/** The address of a page from its data; none for other data and for the 404 page. */
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
