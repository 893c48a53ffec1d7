import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { parse, stringify } from 'yaml';

import type { Workspace } from '../workspace';
import { createWorkspace } from '../workspace';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a site with more content, built for a day, and what was built for the day before. */
    moreContent: { root: string; before: string };
  }
}

const PRODUCTS = 11;
const MARKETS = 8;
const DAYS = ['2026-11-30', '2026-12-01'] as const;
const SYMBOL =
  '<svg id="drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="M48 0v96"/></svg>';

const DRAFT = 'zqxdraft';
const LATER = 'zqxlater';
const ENDED = 'zqxended';
const REMARK = 'zqxremark';
/** The entry of each collection that unpublished ones are copies of. */
const models: Record<string, string> = {
  products: 'core',
  markets: 'ports',
  stories: 'grid-modernization',
  insights: 'self-healing-ring-13-8-kv',
  team: 'dana-kessler',
  jobs: 'embedded-software-engineer',
};

/** Builds the sample site with many products and markets, and with entries that are not online yet, or no more. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const settings: Record<string, string> = {};
  const workspace = await createWorkspace(settings);
  await addPublished(workspace);
  await addUnpublished(workspace);
  const [first, second] = DAYS;
  const before = join(workspace.root, 'before');
  settings.SITE_NOW = first;
  await build(workspace);
  await cp(join(workspace.root, 'dist'), before, { recursive: true });
  settings.SITE_NOW = second;
  await build(workspace);
  project.provide('moreContent', { root: workspace.root, before });
  return workspace.remove;
}

async function build(workspace: Workspace) {
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
}

/** Products and markets of which nobody has drawn anything, but one. */
async function addPublished(workspace: Workspace) {
  await grow(workspace, 'products', PRODUCTS, ({ icon, ...fields }, number) => ({
    ...fields,
    name: `Product ${number}`,
    designation: `XX${number}`,
  }));
  await grow(workspace, 'markets', MARKETS, ({ image, ...fields }, number) => ({
    ...fields,
    name: `Market ${number}`,
  }));
  await workspace.write('content/products/own.svg', SYMBOL);
  await workspace.edit(
    `content/products/added-${PRODUCTS}.mdx`,
    'name: ',
    'symbol: ./own.svg\nname: ',
  );
}

async function addUnpublished(workspace: Workspace) {
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
}

type Fields = Record<string, unknown>;

/** Adds copies of the first entry of a folder until it shows that many. */
async function grow(
  { root, write }: Workspace,
  folder: string,
  total: number,
  change: (fields: Fields, number: number) => Fields,
): Promise<void> {
  const path = `content/${folder}`;
  const files = (await readdir(join(root, path))).filter((file) => file.endsWith('.mdx'));
  const texts = await Promise.all(files.map((file) => readFile(join(root, path, file), 'utf8')));
  const shown = texts.filter((text) => !/^(draft|publishAt):/m.test(text));
  const [, frontmatter = '', ...body] = (shown[0] ?? '').split(/^---$/m);
  const fields: Fields = parse(frontmatter);
  for (let number = shown.length + 1; number <= total; number += 1) {
    const text = stringify({ ...change(fields, number), order: 100 + number });
    await write(`${path}/added-${number}.mdx`, `---\n${text}---${body.join('---')}`);
  }
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
    .replace(`src: ./${model}.svg`, `src: ./${marker}.svg`)
    .replace(/^---\n/, `---\n# ${REMARK}\n${line}\n`);
  const prose = `{/* ${REMARK} */}\n\nThis prose {/* ${REMARK} */} mentions ${marker}.\n`;
  await write(`${folder}/${marker}.mdx`, `${marked}\n${prose}`);
  const picture = await readFile(join(root, folder, `${model}.svg`), 'utf8').catch(() => null);
  if (picture === null) return;
  await write(`${folder}/${marker}.svg`, picture.replace('</svg>', `<desc>${marker}</desc></svg>`));
}
