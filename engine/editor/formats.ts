import { parse, stringify } from 'yaml';
import { splitFrontmatter } from '#base/frontmatter';
import type { Fields } from './keep-yaml';
import { keepYaml, printFields } from './keep-yaml';

/** The hidden field in which the text of a file travels through its form. */
export const SOURCE = 'source_text';

/** How the editor reads a file of content, and writes it so that bytes outside an edit stay. */
interface Format {
  fromFile: (text: string) => unknown;
  toFile: (values: Fields) => string;
}

/** MDX: frontmatter, and the text below it as `body`. */
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

/** The editor names a picture that lies beside the entry already without the path to it. */
function toBeside(_: string, value: unknown): unknown {
  return typeof value === 'string' && PICTURE.test(value) ? `./${value}` : value;
}

const PICTURE = /^[\w.-]+\.(svg|png|jpe?g|webp|avif)$/;

/** YAML, for one file: without named groups it has no place for a hidden field, so its text is remembered. */
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

/** Looks like a dot: the editor takes a real one in a name for a group inside a group. */
const DOT = '\u2024';

function renameKeys(values: Fields, from: string, to: string): Fields {
  const pairs = Object.entries(values);
  return Object.fromEntries(pairs.map(([name, value]) => [name.replaceAll(from, to), value]));
}

/** `/old: { html: /new }` as `/old.html: /new`: what the editor makes of a dot that somebody types. */
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
