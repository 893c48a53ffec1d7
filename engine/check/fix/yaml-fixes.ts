import type { ParsedNode, Scalar } from 'yaml';
import { isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import type { Edit } from '../problem';
import type { ContentModel } from '../read/content-model';
import { divide } from '../read/frontmatter';
import { mendYaml } from '../read/mend-yaml';
import { pickKind, schemaAt, stepInto } from '../read/schema-tree';
import type { Change } from './edit';

/**
 * The values that do not fit but have one right spelling: a choice in other case or spacing, a day
 * such as 2024/3/5, spaces at the ends of a line.
 * @param yaml a YAML part that can be read
 * @param schema what it must fit
 */
export function findFieldFixes(yaml: string, schema: z.ZodType): Edit[] {
  const document = parseDocument(yaml);
  return walk(document.contents, pickKind(schema, document.toJS()), '');
}

function walk(node: ParsedNode | null, schema: z.ZodType | undefined, field: string): Edit[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      isScalar(key) ? walk(value, stepInto(schema, String(key.value)), String(key.value)) : [],
    );
  }
  if (isSeq(node))
    return node.items.flatMap((item, index) => walk(item, stepInto(schema, index), field));
  return isScalar(node) ? fixScalar(node, schema && schemaAt(schema, []), field) : [];
}

function fixScalar(node: Scalar, schema: z.ZodType | undefined, field: string): Edit[] {
  const { value, range } = node;
  if (typeof value !== 'string' || !range || schema === undefined) return [];
  const right = findRightValue(value, schema);
  const text = right === undefined ? undefined : toText(node, right);
  if (text === undefined) return [];
  const what = `${field}: ${JSON.stringify(value)} is now ${JSON.stringify(right)}`;
  return [{ start: range[0], end: range[1], text, what }];
}

function findRightValue(value: string, schema: z.ZodType): string | undefined {
  const fits = (candidate: string) => schema.safeParse(candidate).success;
  if (fits(value)) return undefined;
  const candidates = new Set([value.trim(), ...sameChoices(value, schema), ...toDays(value)]);
  const right = [...candidates].filter(fits);
  return right.length === 1 ? right[0] : undefined;
}

function sameChoices(value: string, schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodEnum)) return [];
  const bare = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '');
  return schema.options.map(String).filter((option) => bare(option) === bare(value));
}

/** A day that begins with its year can be read in one way only. */
function toDays(value: string): string[] {
  const match = /^\s*(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\s*$/.exec(value);
  if (!match) return [];
  const [, year = '', , month = '', day = ''] = match;
  return [`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`];
}

/** The value in the quotation marks that the author used. */
function toText({ type }: Scalar, value: string): string | undefined {
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(value);
  if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`;
  return type === 'PLAIN' ? stringify(value, { lineWidth: 0 }).trim() : undefined;
}

/** A file whose fields can be read, and what had to change for it. */
interface Framed {
  source: string;
  changes: Change[];
}

/**
 * Makes the fields of a file readable, as the check says they are meant: the lines round them, and
 * quotation marks, colons and spaces. No letter and no digit is changed.
 * @param path the file's path, which tells `.yaml` from `.mdx`
 */
export function mendFrame(model: ContentModel, path: string, source: string): Framed {
  const untouched = { source, changes: [] };
  const end = source.includes('\r\n') ? '\r\n' : '\n';
  const text = source.replace(/^\uFEFF/, '');
  const before = text.split(/\r\n|\n|\r/);
  const framed = path.endsWith('.mdx') ? mendFences(before) : before;
  if (framed === undefined) return untouched;
  const parts = path.endsWith('.mdx') ? divide(framed) : undefined;
  if (parts !== undefined && parts.diagnostics.length > 0) return untouched;
  const [start, stop] = parts
    ? [parts.yamlStart, parts.yamlStart + parts.yaml.length]
    : [0, framed.length];
  const yaml = mendYaml(framed.slice(start, stop), start, model.fieldNames);
  const lines =
    yaml.document === null ? framed : framed.toSpliced(start, stop - start, ...yaml.lines);
  const isWhole = lines.length === framed.length && toLetters(lines) === toLetters(before);
  if (!isWhole) return untouched;
  const changes = [
    ...(text === source ? [] : [{ line: 1, what: 'no byte order mark at the beginning any more' }]),
    ...toFenceChanges(before, framed),
    ...lines.flatMap((line, at) =>
      line === framed[at] ? [] : [toChange(at, framed[at] ?? '', line)],
    ),
  ];
  return changes.length === 0 ? untouched : { source: lines.join(end), changes };
}

/** The lines with a fence above and below the fields; undefined where that takes a guess. */
function mendFences(lines: string[]): string[] | undefined {
  const { diagnostics } = divide(lines);
  const [diagnostic] = diagnostics;
  if (diagnostic === undefined) return lines;
  const at = diagnostic.line - 1;
  const mended = diagnostic.message.startsWith('begins with ')
    ? lines.slice(lines.findIndex((line) => line.trim() !== ''))
    : diagnostic.message.includes('where the frontmatter needs ---')
      ? lines.with(at, '---')
      : diagnostic.message.includes('which is never closed')
        ? lines.toSpliced(at + 1, 0, '---')
        : diagnostic.message.includes('the first of them is missing')
          ? lines.toSpliced(at, 0, '---')
          : undefined;
  if (mended === undefined) return undefined;
  return divide(mended).diagnostics.length < diagnostics.length ? mendFences(mended) : undefined;
}

function toFenceChanges(before: string[], after: string[]): Change[] {
  if (before === after) return [];
  const at = after.findIndex((line, index) => line !== before[index]);
  const what =
    after[at]?.trim() === '---' && before.length >= after.length - 2
      ? 'the fields stand between two lines of --- now'
      : 'the file begins with its fields now';
  return [{ line: at + 1, what }];
}

function toLetters(lines: readonly string[]): string {
  return lines.join('').replace(/[^\p{L}\p{N}]/gu, '');
}

function toChange(at: number, before: string, after: string): Change {
  const indent = after.length - after.trimStart().length;
  const what =
    before.trim() === after.trim()
      ? `${cutLine(after)} begins with ${indent} spaces now`
      : `${cutLine(before)} is now ${cutLine(after)}`;
  return { line: at + 1, what };
}

function cutLine(line: string): string {
  const text = line.trim();
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
