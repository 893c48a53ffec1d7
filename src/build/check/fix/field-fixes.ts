import type { ParsedNode, Scalar } from 'yaml';
import { isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml';
import { z } from 'zod';

import { pickKind } from '../schema-tree';
import type { Edit } from './edit';
import { stepInto, unwrap } from './schema-walk';

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

function walk(node: ParsedNode | null, schema: unknown, field: string): Edit[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      isScalar(key) ? walk(value, stepInto(schema, String(key.value)), String(key.value)) : [],
    );
  }
  if (isSeq(node))
    return node.items.flatMap((item, index) => walk(item, stepInto(schema, index), field));
  return isScalar(node) ? fixScalar(node, unwrap(schema), field) : [];
}

function fixScalar(node: Scalar, schema: unknown, field: string): Edit[] {
  const { value, range } = node;
  if (typeof value !== 'string' || !range || !(schema instanceof z.ZodType)) return [];
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
