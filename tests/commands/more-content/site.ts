import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { parse, stringify } from 'yaml';

import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a built site with more content. */
    moreContent: { root: string };
  }
}

/** Including the one that is published on that day. */
const PRODUCTS = 11;
const MARKETS = 8;
const TODAY = '2026-11-30';

const DRAFT = 'zqxdraft';
const LATER = 'zqxlater';
const DUE = 'zqxdue';
const ENDED = 'zqxended';
const LAST = 'zqxlast';
const REMARK = 'zqxremark';
/** The entry of each collection that unpublished ones are copied from. */
const models: Record<string, string> = {
  products: 'core',
  markets: 'ports',
  stories: 'grid-modernization',
  insights: 'self-healing-ring-13-8-kv',
  team: 'dana-kessler',
  jobs: 'embedded-software-engineer',
};

/**
 * Builds the sample site with many products and markets, and with entries that are published and
 * expire.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workspace = await createWorkspace({ SITE_NOW: TODAY });
  await addPublished(workspace);
  await addPlain(workspace);
  await addDated(workspace);
  await addHeadings(workspace);
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
  project.provide('moreContent', { root: workspace.root });
  return workspace.remove;
}

/**
 * Adds a page whose address only starts like one in the bar, and a page that the bar itself links
 * to.
 */
async function addPlain({ root, write, edit }: Workspace) {
  const page = await readFile(join(root, 'content/pages/cookies.mdx'), 'utf8');
  for (const name of ['company-cars', 'fleet'])
    await write(`content/pages/${name}.mdx`, page.replace(/title: .*/g, `title: ${name}`));
  await edit(
    'content/site.yaml',
    'navigation:\n',
    'navigation:\n  - { label: Fleet, to: /fleet }\n',
  );
}

/** Adds products and markets without drawings. */
async function addPublished(workspace: Workspace) {
  await grow(workspace, 'products', PRODUCTS - 1, ({ icon, ...fields }, number) => ({
    ...fields,
    name: `Product ${number}`,
    designation: `XX${number}`,
  }));
  await grow(workspace, 'markets', MARKETS - 1, ({ image, ...fields }, number) => ({
    ...fields,
    name: `Market ${number}`,
  }));
}

/** What the frame of a page and the parts of its design were once called, as headings. */
const HEADINGS = [
  ...[
    'Menu',
    'Main',
    'Search',
    'Newsletter',
    'Newsletter email',
    'Footer email',
    'Contents heading',
  ],
  ...['Panel products', 'Closing heading', 'Ask heading', 'Feature 1', 'Guide', 'Register', 'Name'],
  ...['Inquiry', 'Inquiry name', 'Ask name', 'Added 7', 'UI: Menu', 'ui main', 'One line'],
];

/** Adds headings that are called like parts of a page, to a text of each kind of page. */
async function addHeadings({ root, write }: Workspace) {
  const texts = [`products/added-${PRODUCTS - 1}`, `markets/added-${MARKETS - 1}`, 'pages/fleet'];
  const sections = HEADINGS.map((heading) => `\n## ${heading}\n\nA text below it.\n`).join('');
  for (const text of [...texts, `insights/${DUE}`, `jobs/${DUE}`, `stories/${DUE}`]) {
    const file = `content/${text}.mdx`;
    await write(file, (await readFile(join(root, file), 'utf8')) + sections);
  }
}

/** Adds entries that go online or offline on that day, or a day before or after. */
async function addDated(workspace: Workspace) {
  for (const [collection, model] of Object.entries(models)) {
    await addEntry(workspace, { collection, model, marker: DRAFT, line: 'draft: true' });
    await addEntry(workspace, { collection, model, marker: LATER, line: 'publishAt: 2026-12-01' });
    await addEntry(workspace, { collection, model, marker: DUE, line: `publishAt: ${TODAY}` });
  }
  const job = { collection: 'jobs', model: 'embedded-software-engineer' };
  await addEntry(workspace, { ...job, marker: ENDED, line: 'validThrough: 2026-11-29' });
  await addEntry(workspace, { ...job, marker: LAST, line: `validThrough: ${TODAY}` });
}

type Fields = Record<string, unknown>;

/** Copies the first entry of a folder until the given number is shown. */
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
  const [, frontmatter = '', ...body] = withoutClaims(shown[0] ?? '').split(/^---$/m);
  const fields: Fields = parse(frontmatter);
  for (let number = shown.length + 1; number <= total; number += 1) {
    const text = stringify({ ...change(fields, number), order: 100 + number });
    await write(`${path}/added-${number}.mdx`, `---\n${text}---${body.join('---')}`);
  }
}

/** The text of a product without what the register of evidence says of that one alone. */
function withoutClaims(text: string): string {
  return text.replace(/^offers:\n(?: .*\n)+/m, '').replace(/^ *- label: .*\n *claim: .*\n/gm, '');
}

interface Added {
  collection: string;
  model: string;
  marker: string;
  line: string;
}

/**
 * Copies an entry and its picture under the marker's name, with the marker in its title and prose.
 */
async function addEntry({ root, write }: Workspace, { collection, model, marker, line }: Added) {
  const folder = `content/${collection}`;
  const order = 901 + [DRAFT, LATER, DUE, ENDED, LAST].indexOf(marker);
  const entry = await readFile(join(root, folder, `${model}.mdx`), 'utf8');
  const marked = withoutClaims(entry)
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
