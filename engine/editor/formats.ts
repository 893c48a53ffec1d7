import { parse } from 'yaml';
import { splitFrontmatter } from '#base/frontmatter';
import { type Fields, keepYaml, printFields } from './keep-yaml.ts';

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

/** YAML, for one file: a list cannot hold a hidden field, so this keeps the source. */
export function createYamlFormat(): Format {
  let list: string | undefined;
  return {
    fromFile(text) {
      const values = parse(text) ?? {};
      if (!Array.isArray(values)) return { ...values, [SOURCE]: text };
      list = text;
      return values;
    },
    toFile(values) {
      const { [SOURCE]: source = list ?? '', ...fields } = values;
      return keepYaml(String(source), Array.isArray(values) ? values : fields);
    },
  };
}

function split(text: string) {
  const parts = splitFrontmatter(text);
  if (parts === undefined) throw new Error('The file does not begin with fields between two ---');
  return parts;
}
