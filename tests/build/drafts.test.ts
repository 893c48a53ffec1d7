import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { toHtmlFile } from '#base/paths';
import { contentModel as known } from '#check/model/index';
import { listAddresses, toSource } from '#check/read/addresses';
import { readContent } from '#check/read/content-file';
import { readDisk } from '#check/read/disk';
import { checkOutput } from '#check/rules/output-rule';
import { parseRedirectLines, REDIRECTS_OUTPUT } from '#site/build/redirects';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

const DRAFT = 'zqxdraft';
const LATER = 'zqxlater';
const ENDED = 'zqxended';
const REMARK = 'zqxremark';
const models: Record<string, string> = {
  products: 'core',
  markets: 'ports',
  stories: 'grid-modernization',
  insights: 'self-healing-ring-13-8-kv',
  team: 'dana-kessler',
  jobs: 'embedded-software-engineer',
};

/** A file of a built site: its path below `dist/` and its bytes as text. */
interface Output {
  file: string;
  text: string;
}

const workspace = await createWorkspace();
afterAll(() => workspace.remove());
for (const [collection, model] of Object.entries(models)) {
  await addEntry(workspace, { collection, model, marker: DRAFT, line: 'draft: true' });
  await addEntry(workspace, { collection, model, marker: LATER, line: 'publishAt: 2026-12-01' });
}
await addEntry(workspace, {
  collection: 'jobs',
  model: 'embedded-software-engineer',
  marker: ENDED,
  line: 'validThrough: 2026-11-30',
});
const before = await build('2026-11-30');
const after = await build('2026-12-01');
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
    const sources = (await readContent(known, workspace.root)).map(toSource);
    const pages = after.filter(({ file }) => file.endsWith('.json')).flatMap(toPageAddress);
    expect([...listAddresses(known, sources, '2026-12-01')].toSorted()).toEqual(pages.toSorted());
  });

  it('knows every file that the build writes, so that none can be redirected', async () => {
    const files = await readContent(known, workspace.root);
    const disk = await readDisk(workspace.root);
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

  it('is refused with a hint where SITE_NOW is not a day', async () => {
    vi.stubEnv('SITE_NOW', '1 December');
    const { code, output } = await workspace.run('build');
    expect(code).toBe(1);
    expect(output).toContain('SITE_NOW is "1 December", but must be a day such as');
    expect(output).not.toContain('    at ');
  });
});

async function build(day: string): Promise<Output[]> {
  vi.stubEnv('SITE_NOW', day);
  const { output } = await workspace.run('build');
  const outputs = await readOutputs(join(workspace.root, 'dist'));
  if (!outputs.some(({ file }) => file === 'index.html')) throw new Error(output);
  return outputs;
}

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

interface Added {
  collection: string;
  model: string;
  marker: string;
  line: string;
}

/** Copies an entry and its picture under the marker's name, with the marker in title and prose. */
async function addEntry({ root, write }: Workspace, { collection, model, marker, line }: Added) {
  const folder = `content/${collection}`;
  const order = 901 + [DRAFT, LATER, ENDED].indexOf(marker);
  const entry = await readFile(join(root, folder, `${model}.mdx`), 'utf8');
  const marked = entry
    .replace(/^(title|name): .*$/m, `$1: ${marker}`)
    .replace(/^validThrough: .*\n/m, '')
    .replace(/^order: .*$/m, `order: ${order}`)
    .replace(/^ {2}src: \.\/.*$/m, `  src: ./${marker}.svg`)
    .replace(/^---\n/, `---\n# ${REMARK}\n${line}\n`);
  const prose = `{/* ${REMARK} */}\n\nThis prose {/* ${REMARK} */} mentions ${marker}.\n`;
  await write(`${folder}/${marker}.mdx`, `${marked}\n${prose}`);
  const picture = await readFile(join(root, folder, `${model}.svg`), 'utf8').catch(() => null);
  if (picture === null) return;
  await write(`${folder}/${marker}.svg`, picture.replace('</svg>', `<desc>${marker}</desc></svg>`));
}
