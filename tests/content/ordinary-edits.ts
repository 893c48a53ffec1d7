import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from 'yaml';
import { parse, parseDocument } from 'yaml';

const WORDS_OF_A_REPORT = 3500;
const WORDS_OF_A_BRIEF = 920;

type Edit = (root: string) => Promise<void>;

/**
 * Twelve edits that an author may make on any day. They know fields and folders but none of the
 * text: they must work whatever it says by then.
 */
export const ordinaryEdits: Record<string, Edit> = {
  'a new phone number': (root) =>
    editYaml(root, 'site.yaml', (site) => site.setIn(['contact', 'phone'], '+1 (555) 010-0999')),
  'a new headline of the home page': (root) =>
    editFields(root, 'pages/index.mdx', (page) =>
      page.setIn(['hero', 'title'], 'Power for places that cannot wait for it'),
    ),
  'one more job': (root) =>
    addEntry(root, 'jobs', 'relay-test-engineer', { title: 'Relay Test Engineer' }),
  'a filled job, removed with its redirect': removeJob,
  'one more webinar': (root) =>
    addEntry(root, 'insights', 'a-webinar-on-spares', {
      title: 'Which spares to keep, and where',
      category: 'Webinars',
      type: 'webinar',
      readTime: 25,
      featured: false,
    }),
  'one more featured article': featureOneMore,
  'a report of 3,500 words': (root) =>
    addArticle(root, 'a-long-report', 'Every outage of a year, read', {
      type: 'report',
      words: WORDS_OF_A_REPORT,
    }),
  'a brief of four minutes': (root) =>
    addArticle(root, 'a-short-brief', 'What changed this quarter', {
      type: 'brief',
      words: WORDS_OF_A_BRIEF,
    }),
  'one more product, whose symbol nobody has drawn': addProduct,
  'one more market': (root) => addEntry(root, 'markets', 'airfields', { name: 'Airfields' }),
  'one more leader': (root) =>
    addEntry(root, 'team', 'robin-castellan', { name: 'Robin Castellan' }),
  'the milestone of another year': (root) =>
    editFields(root, 'pages/company.mdx', (page) =>
      page.addIn(['milestones'], {
        year: 2025,
        title: 'Second test field',
        description: 'A second test field opens beside the first, for two feeders at a time.',
      }),
    ),
};

/** Makes all twelve edits in a copy of the project. */
export async function makeOrdinaryEdits(root: string): Promise<void> {
  for (const edit of Object.values(ordinaryEdits)) await edit(root);
}

async function editYaml(root: string, file: string, change: (data: Document) => void) {
  const path = join(root, 'content', file);
  const data = parseDocument(await readFile(path, 'utf8'));
  change(data);
  await writeFile(path, data.toString({ lineWidth: 0 }));
}

async function editFields(root: string, file: string, change: (fields: Document) => void) {
  const path = join(root, 'content', file);
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(await readFile(path, 'utf8')) ?? [];
  const fields = parseDocument(front);
  change(fields);
  await writeFile(path, `---\n${fields.toString({ lineWidth: 0 })}---\n${body}`);
}

/** The fields of each published entry of a collection, by slug. */
async function readEntries(root: string, collection: string) {
  const folder = join(root, 'content', collection);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mdx')).toSorted();
  const entries = await Promise.all(
    files.map(async (file): Promise<[slug: string, fields: Record<string, unknown>]> => {
      const text = await readFile(join(folder, file), 'utf8');
      return [file.replace(/\.mdx$/, ''), parse(text.split(/^---$/m)[1] ?? '')];
    }),
  );
  return new Map(entries.filter(([, { draft, publishAt }]) => !draft && !publishAt));
}

/** Copies the first entry of a collection with its picture, and changes its fields. */
async function addEntry(
  root: string,
  collection: string,
  slug: string,
  fields: Record<string, unknown>,
  dropped: string[] = [],
) {
  const folder = join(root, 'content', collection);
  const entries = await readEntries(root, collection);
  const [[model = '', known = {}] = []] = entries;
  const { src } = (known.image ?? {}) as { src?: string };
  const orders = [...entries.values()].map(({ order }) => Number(order));
  await copyFile(join(folder, `${model}.mdx`), join(folder, `${slug}.mdx`));
  if (src?.startsWith('./')) await copyFile(join(folder, src), join(folder, `${slug}.svg`));
  await editFields(root, `${collection}/${slug}.mdx`, (entry) => {
    for (const [name, value] of Object.entries(fields)) entry.set(name, value);
    for (const name of dropped) entry.delete(name);
    if (known.order !== undefined) entry.set('order', Math.max(...orders) + 1);
    if (src?.startsWith('./')) entry.setIn(['image', 'src'], `./${slug}.svg`);
  });
}

/** Adds a product without a symbol, and without the claims of the one that it is copied from. */
async function addProduct(root: string) {
  const fields = { name: 'Spare', category: 'Trial Supply', designation: 'XX9' };
  await addEntry(root, 'products', 'spare', fields, ['icon', 'symbol', 'offers', 'variants']);
  await editFields(root, 'products/spare.mdx', (entry) => {
    const { standards, tables = [] }: Sheet = entry.toJS().datasheet;
    entry.setIn(['datasheet', 'standards'], standards.filter(isOwn));
    entry.setIn(
      ['datasheet', 'tables'],
      tables.map(({ rows, ...table }) => ({ ...table, rows: rows.filter(isOwn) })),
    );
  });
}

interface Row {
  claim?: string;
}

/** The rows of a datasheet, in its lists. */
interface Sheet {
  standards: Row[];
  tables?: { rows: Row[] }[];
}

const isOwn = ({ claim }: Row) => claim === undefined;

/** Removes the first job that no page links to. */
async function removeJob(root: string) {
  const content = join(root, 'content');
  const files = (await readdir(content, { recursive: true })).filter((file) =>
    /\.(mdx|yaml)$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(content, file), 'utf8')));
  const slugs = [...(await readEntries(root, 'jobs')).keys()];
  const filled = slugs.find((slug) => !texts.some((text) => text.includes(`/careers/${slug}`)));
  if (filled === undefined) throw new Error('Pages link to every job');
  await rm(join(content, `jobs/${filled}.mdx`));
  await editYaml(root, 'redirects.yaml', (redirects) =>
    redirects.set(`/company/careers/${filled}`, '/company/careers'),
  );
}

async function featureOneMore(root: string) {
  const articles = [...(await readEntries(root, 'insights'))];
  const [slug] = articles.find(([, { featured }]) => featured !== true) ?? [];
  if (slug === undefined) throw new Error('Every article is featured');
  await editFields(root, `insights/${slug}.mdx`, (article) => article.set('featured', true));
}

async function addArticle(
  root: string,
  slug: string,
  title: string,
  { type, words }: { type: string; words: number },
) {
  await addEntry(root, 'insights', slug, { title, type, featured: false }, ['readTime']);
  const file = join(root, `content/insights/${slug}.mdx`);
  const front = (await readFile(file, 'utf8')).split(/^---$/m)[1];
  await writeFile(file, `---${front}---\n\n${writeProse(words)}`);
}

/** Prose with this many words, in paragraphs of ten sentences, each under its own heading. */
function writeProse(words: number): string {
  const sentence = (number: number) => `Reading ${number} was taken at the feeder before noon.`;
  const sentences = Array.from({ length: Math.ceil(words / 9) }, (_, index) => sentence(index + 1));
  const parts = sentences.flatMap((text, index) =>
    index % 30 === 0 ? [`\n\n## Part ${index / 30 + 1}\n\n${text}`] : [text],
  );
  return `${parts.join(' ').trim()}\n`;
}
