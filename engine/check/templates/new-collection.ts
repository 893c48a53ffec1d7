import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBuilt } from '../addresses/hosts.ts';
import { UsageError } from '../cli/command-context.ts';
import { toToday } from '../model/publishing.ts';

const CONFIG = 'src/content.config.ts';
const ROUTES = 'src/routes.ts';
const SAMPLE = 'tests/site';
/** The day on which the sample site is always built; a later date would be in its future. */
const SAMPLE_DAY = '2026-11-20';
const TEMPLATES = 'engine/check/templates/files';

type Names = ReturnType<typeof toNames>;

/**
 * Writes a new collection: its definition, its list page and entry page with their copy, a first
 * entry, its lines in the lists of collections and pages, and its two routes.
 * @param name the name of its folder, in the plural: `events`
 * @param onStart called once it is clear that it can be written
 * @returns what was written, for the developer
 * @throws UsageError if the collection exists or the name is invalid
 */
export async function writeCollection(
  root: string,
  name: string,
  onStart = () => {},
): Promise<string> {
  const names = toNames(name);
  const files = toTemplates(names);
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken !== undefined) throw new UsageError(`${taken} exists already; choose another name`);
  onStart();
  const today = toToday(undefined, new Date());
  for (const [file, template] of Object.entries(files)) {
    await write(join(root, file), await fill(root, template, { ...names, today }));
    // Copy also goes to the sample site, whose pages tests look at.
    if (!file.startsWith('content/') || !existsSync(join(root, SAMPLE))) continue;
    const sample = await fill(root, template, { ...names, today: SAMPLE_DAY });
    await write(join(root, SAMPLE, file), sample);
  }
  await edit(root, CONFIG, (text) => addDefinitions(text, names));
  await edit(root, ROUTES, (text) => addRoutes(text, names));
  return [
    'Written:',
    ...Object.keys(files).map((file) => `  ${file}`),
    `Edited: ${CONFIG}, ${ROUTES}`,
    `Its values also stand in ${SAMPLE}/, the site that tests look at.`,
    `Its list is at /${names.many}; the first entry is a draft, which npm run dev shows.`,
    'Give it its fields in collection.ts, then run npm run schemas again.',
  ].join('\n');
}

/**
 * What templates call a collection.
 * @param many its folder: `events`
 * @returns also the kind of an entry's page, the same as a type name, and the heading of the list
 */
function toNames(many: string) {
  if (!/^[a-z]{3,}s$/.test(many))
    throw new UsageError(
      `"${many}" cannot be the name of a collection; write one word in small letters, in the plural, such as events`,
    );
  if (isBuilt(`/${many}/`))
    throw new UsageError(
      `"${many}" cannot be the name of a collection, since /${many}/ holds files of the build; choose another one`,
    );
  const one = many.replace(/ies$/, 'y').replace(/s$/, '');
  const toTitle = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { many, one, type: toTitle(one), title: toTitle(many) };
}

function toTemplates({ many, one }: Names): Record<string, string> {
  return {
    [`src/collections/${many}/collection.ts`]: 'collection.ts',
    [`src/pages/${many}/page.ts`]: 'list-page.ts',
    [`src/pages/${many}/view.tsx`]: 'list-view.tsx',
    [`src/pages/${one}/page.ts`]: 'entry-page.ts',
    [`src/pages/${one}/view.tsx`]: 'entry-view.tsx',
    [`content/pages/${many}.mdx`]: 'list.mdx',
    [`content/pages/${many}/[slug].mdx`]: 'entry.mdx',
    [`content/${many}/first.mdx`]: 'first.mdx',
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** A template with its names filled in: `{{many}}`. */
async function fill(root: string, template: string, values: Record<string, string>) {
  const text = await readFile(join(root, TEMPLATES, `${template}.txt`), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap);
}

async function edit(root: string, file: string, change: (text: string) => string) {
  await writeFile(join(root, file), change(await readFile(join(root, file), 'utf8')));
}

function addRoutes(text: string, { many, one }: Names): string {
  const routes = [
    `  route('/${many}', '${many}', () => import('./pages/${many}/view.tsx')),`,
    `  route('/${many}/:slug', '${one}', () => import('./pages/${one}/view.tsx')),`,
  ];
  return text.replace(/(?= {2}route\('\/404')/, `${routes.join('\n')}\n`);
}

function addDefinitions(text: string, { many, one }: Names): string {
  const imports = [
    [many, `./collections/${many}/collection.ts`],
    [`${many} as ${many}Page`, `./pages/${many}/page.ts`],
    [`${one} as ${one}Page`, `./pages/${one}/page.ts`],
  ] as const;
  const imported = imports.reduce((all, [name, path]) => addImport(all, name, path), text);
  const listed = addToList(imported, '  collections: [', [`    ${many},`]);
  return addToList(listed, 'const pages = [', [`  ${many}Page,`, `  ${one}Page,`]);
}

/** Adds lines at the end of a list. */
function addToList(text: string, start: string, added: string[]): string {
  const lines = text.split('\n');
  const first = lines.indexOf(start);
  const end = lines.findIndex((line, at) => at > first && line.trimStart().startsWith(']'));
  lines.splice(end, 0, ...added);
  return lines.join('\n');
}

/** Adds an import, keeping imports sorted by path. */
function addImport(text: string, name: string, path: string): string {
  const lines = text.split('\n');
  const isAfter = (line: string) => (/ from '(\.[^']+)';$/.exec(line)?.[1] ?? '') > path;
  const after = lines.findIndex(isAfter);
  const last = lines.findLastIndex((line) => line.startsWith('import '));
  lines.splice(after < 0 ? last + 1 : after, 0, `import { ${name} } from '${path}';`);
  return lines.join('\n');
}
