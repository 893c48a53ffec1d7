import { parse, stringify } from 'yaml';
import { splitFrontmatter } from '#base/frontmatter';
import type { Fields } from './keep-yaml';
import { keepYaml, printFields } from './keep-yaml';

/** The hidden field that carries the source of a file through its form. */
export const SOURCE = 'source_text';

/** How the editor reads a content file, and writes it so that only edited parts change. */
interface Format {
  fromFile: (text: string) => unknown;
  toFile: (values: Fields) => string;
}

/** MDX: frontmatter, and the text after it as `body`. */
export const mdxFormat: Format = {
  fromFile(text) {
    const { yaml, body } = split(text);
    return { ...parse(yaml), body: body.trim(), [SOURCE]: text };
  },
  toFile({ body, [SOURCE]: source, ...fields }) {
    const values: Fields = JSON.parse(JSON.stringify(fields), toBeside);
    const text = String(body ?? '').trim();
    if (typeof source !== 'string' || source === '')
      return `---\n${printFields(values)}---\n\n${text}\n`;
    const parts = split(source);
    const head = `${source.slice(0, parts.start)}${keepYaml(parts.yaml, values)}`;
    const fence = source.slice(parts.start + parts.yaml.length, -parts.body.length || undefined);
    return `${head}${fence}${text === parts.body.trim() ? parts.body : `\n${text}\n`}`;
  },
};

/** The editor drops the `./` of an existing picture beside the entry: this restores it. */
function toBeside(_: string, value: unknown): unknown {
  return typeof value === 'string' && PICTURE.test(value) ? `./${value}` : value;
}

const PICTURE = /^[\w.-]+\.(svg|png|jpe?g|webp|avif)$/;

/** YAML, for one file: lists and flat maps cannot hold a hidden field, so this keeps the source. */
export function createYamlFormat(): Format {
  let flat: string | undefined;
  return {
    fromFile(text) {
      const values = parse(text) ?? {};
      const isFlat = Object.values(values).every((value) => typeof value === 'string');
      if (!isFlat && !Array.isArray(values)) return { ...values, [SOURCE]: text };
      flat = text;
      return Array.isArray(values) ? values : renameKeys(values, '.', DOT);
    },
    toFile(values) {
      const { [SOURCE]: source = flat, ...fields } = values;
      const named = flat === undefined ? fields : joinGroups(fields);
      const next = Array.isArray(values) ? values : named;
      return typeof source === 'string'
        ? keepYaml(source, next)
        : stringify(next, { lineWidth: 0 });
    },
  };
}

/** Looks like a dot: the editor would interpret a real one in a name as nesting. */
const DOT = '\u2024';

function renameKeys(values: Fields, from: string, to: string): Fields {
  const pairs = Object.entries(values);
  return Object.fromEntries(pairs.map(([name, value]) => [name.replaceAll(from, to), value]));
}

/** Turns `/old: { html: /new }`, which the editor makes of a typed dot, into `/old.html: /new`. */
function joinGroups(values: Fields): Fields {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [[name, value]];
    const inner = Object.entries(joinGroups({ ...value }));
    return inner.map(([end, text]) => [`${name}.${end}`, text]);
  });
  return renameKeys(Object.fromEntries(pairs), DOT, '.');
}

function split(text: string) {
  const parts = splitFrontmatter(text);
  if (parts === undefined) throw new Error('The file does not begin with fields between two ---');
  return parts;
}
