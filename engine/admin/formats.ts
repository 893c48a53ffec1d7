import { parse } from 'yaml';
import { splitFrontmatter } from '#check/read/split-frontmatter';
import { type Fields, keepYaml, printFields } from './keep-yaml.ts';
import { keepEnds, toPlainEnds } from './line-ends.ts';
import { plainFormulas } from './markdown/plain-formulas.ts';

/** The hidden field that carries the source of a file through its form. */
export const SOURCE = 'source_text';

/** How the editor reads a content file, and writes it so that only edited parts change. */
export interface Format {
  fromFile: (text: string) => unknown;
  toFile: (values: Fields) => string;
}

/** The format of one file, which keeps its source: a list has no place for a hidden field. */
export interface FileFormat extends Format {
  source: {
    /** The text that was read last; undefined before. */
    read: string | undefined;
    /** The text that a list is written into instead. */
    current?: string | undefined;
  };
}

/** MDX: frontmatter, and the text after it as `body`. */
export const mdxFormat: Format = {
  fromFile(text) {
    const { yaml, body } = split(toPlainEnds(text));
    return { ...parse(yaml), body: body.trim(), [SOURCE]: text };
  },
  toFile({ body, [SOURCE]: source, ...fields }) {
    const values = toFields(fields);
    const text = String(body ?? '').trim();
    if (typeof source !== 'string' || source === '')
      return `---\n${printFields(values)}---\n\n${plainFormulas('', text)}\n`;
    const plain = toPlainEnds(source);
    const parts = split(plain);
    const head = `${plain.slice(0, parts.start)}${keepYaml(parts.yaml, values)}`;
    const fence = plain.slice(parts.start + parts.yaml.length, -parts.body.length || undefined);
    return keepEnds(source, `${head}${fence}${keepMargins(parts.body, text)}`);
  },
};

/** A text with the blanks around the one that it replaces; beside a new line, with blank lines. */
function keepMargins(old: string, text: string): string {
  const trimmed = old.trim();
  if (trimmed === '') return text === '' ? old : `\n${text}\n`;
  const [lines, others] = [trimmed.split('\n'), text.split('\n')];
  const start = old.indexOf(trimmed);
  const [above, below] = [old.slice(0, start), old.slice(start + trimmed.length)];
  const indent = lines[0] === others[0] ? above : above.slice(0, above.lastIndexOf('\n') + 1);
  const end = lines.at(-1) === others.at(-1) ? below : below.replace(/^[^\n]+/, '');
  return `${indent}${text}${end}`;
}

/** The fields of a form; the editor drops the `./` of a picture beside the entry: this restores it. */
export function toFields(values: Fields): Fields {
  return JSON.parse(JSON.stringify(values), (_, value: unknown) =>
    typeof value === 'string' && PICTURE.test(value) ? `./${value}` : value,
  );
}

const PICTURE = /^[\w.-]+\.(svg|png|jpe?g|webp|avif)$/;

/** YAML, for one file. */
export function createYamlFormat(): FileFormat {
  const known: FileFormat['source'] = { read: undefined };
  return {
    source: known,
    fromFile(text) {
      known.read = text;
      const values = parse(toPlainEnds(text)) ?? {};
      return Array.isArray(values) ? values : { ...values, [SOURCE]: text };
    },
    toFile(values) {
      const { [SOURCE]: source = known.current ?? known.read ?? '', ...fields } = values;
      const text = keepYaml(toPlainEnds(String(source)), Array.isArray(values) ? values : fields);
      return keepEnds(String(source), text);
    },
  };
}

function split(text: string) {
  const parts = splitFrontmatter(text);
  if (parts === undefined) throw new Error('The file does not begin with fields between two ---');
  return parts;
}
