import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parse as parseYaml } from 'yaml';

import { compareTexts } from './compare-words.ts';
import type { ChangedFile } from './repository.ts';
import type { FileChange } from './review-data.ts';

/** Compares the fields of the content files that changed between the folders of both states. */
export function compareFiles(
  before: string,
  after: string,
  changed: readonly ChangedFile[],
): Promise<FileChange[]> {
  const files = changed.filter(({ file }) => /^(content|public)\//.test(file));
  return Promise.all(
    files.map(async ({ kind, file, from }) => {
      const [old, fresh] = await Promise.all([
        kind === 'added' ? undefined : readFields(join(before, from ?? file)),
        kind === 'removed' ? undefined : readFields(join(after, file)),
      ]);
      const title = nameOf(fresh ?? old) ?? parse(file).name;
      const isBoth = old !== undefined && fresh !== undefined;
      const rows = isBoth ? compareTexts(listFields(old), listFields(fresh)) : [];
      return { kind, file, from, title, rows };
    }),
  );
}

/** The frontmatter of a text, or a whole YAML file: valid, since both states have been built. */
async function readFields(path: string): Promise<unknown> {
  if (!/\.(mdx|yaml)$/.test(path)) return undefined;
  const text = await readFile(path, 'utf8');
  return parseYaml(path.endsWith('.yaml') ? text : (FRONTMATTER.exec(text)?.[1] ?? ''));
}

/** The lines between the two `---` that a text begins with. */
const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m;

/** The values of a file by field name; list items are identified by their own names. */
function listFields(data: unknown): Map<string, string> {
  const fields = new Map<string, string>();
  const visit = (value: unknown, names: readonly string[]) => {
    if (Array.isArray(value) && value.some((item) => typeof item === 'object'))
      for (const [index, item] of value.entries())
        visit(item, [...names, nameOf(item) ?? String(index + 1)]);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) visit(inner, [...names, key]);
    else if (value !== undefined && value !== null) {
      const label = names.join(', ');
      fields.set(fields.has(label) ? `${label}, again` : label, [value].flat().join(' · '));
    }
  };
  visit(data, []);
  return fields;
}

/** The name of an entry or list item: the value of the key that names it. */
function nameOf(data: unknown): string | undefined {
  const { title, name, headline, header, label, slug, term, code, when, metric } = Object(data);
  const names = [title, name, headline, Object(header).title, label, slug, term];
  return [...names, code, when, metric].find((each) => typeof each === 'string');
}
