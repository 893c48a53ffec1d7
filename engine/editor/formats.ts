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
  toFile({ body, [SOURCE]: source, ...values }) {
    const text = String(body ?? '').trim();
    if (typeof source !== 'string' || source === '')
      return `---\n${printFields(values)}---\n\n${text}\n`;
    const parts = split(source);
    const head = `${source.slice(0, parts.start)}${keepYaml(parts.yaml, values)}`;
    const fence = source.slice(parts.start + parts.yaml.length, -parts.body.length || undefined);
    return `${head}${fence}${text === parts.body.trim() ? parts.body : `\n${text}\n`}`;
  },
};

/** YAML. A file without named groups has no place for a hidden field: its text is remembered. */
export function createYamlFormat(): Format {
  const flat = new Map<boolean, string>();
  return {
    fromFile(text) {
      const values = parse(text) ?? {};
      const isFlat = Object.values(values).every((value) => typeof value === 'string');
      if (!isFlat && !Array.isArray(values)) return { ...values, [SOURCE]: text };
      flat.set(Array.isArray(values), text);
      return values;
    },
    toFile(values) {
      const isList = Array.isArray(values);
      const { [SOURCE]: source = flat.get(isList), ...fields } = values;
      const next = isList ? values : fields;
      return typeof source === 'string'
        ? keepYaml(source, next)
        : stringify(next, { lineWidth: 0 });
    },
  };
}

function split(text: string) {
  const parts = splitFrontmatter(text);
  if (parts === undefined) throw new Error('The file does not begin with fields between two ---');
  return parts;
}
