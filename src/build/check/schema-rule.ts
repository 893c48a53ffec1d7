import type { z } from 'zod';

import type { ContentFile } from './content-file';
import type { Span } from './locate';
import { spanOfKeyIn, spanOfValue } from './locate';
import type { Problem } from './problem';
import { fieldNamesAt } from './schema-tree';
import { findNearest, toWords } from './words';

type Issue = z.core.$ZodIssue;

/** What one issue becomes, and the field that its writer meant, if it was misspelt. */
interface Finding {
  problem: Problem;
  meant?: string;
}

/** Every field of a file that does not fit its schema. One slip gives one problem. */
export function checkSchema(file: ContentFile, schema: z.ZodType): Problem[] {
  const data: unknown = file.document.toJS();
  const result = schema.safeParse(data);
  if (result.success) return [];
  const findings = result.error.issues.flatMap((issue) => toFindings(file, schema, data, issue));
  const meant = new Set(findings.map((finding) => finding.meant));
  return findings
    .filter(({ problem }) => problem.message !== MISSING || !meant.has(problem.field))
    .map(({ problem }) => problem);
}

const MISSING = 'is missing';

function toFindings(file: ContentFile, schema: z.ZodType, data: unknown, issue: Issue): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    const names = fieldNamesAt(schema, issue.path, data);
    return issue.keys.map((key) => toUnknownKey(file, issue.path, key, names));
  }
  const found = valueAt(data, issue.path);
  const isMissing = found === undefined && issue.code !== 'custom';
  const message = isMissing ? MISSING : toWords(issue, found);
  const span = spanOfValue(file.document.contents, issue.path);
  return [{ problem: toProblem(file, span, issue.path, message) }];
}

function toUnknownKey(
  file: ContentFile,
  path: readonly PropertyKey[],
  key: string,
  names: string[],
): Finding {
  const span = spanOfKeyIn(file.document.contents, path, key);
  const nearest = findNearest(key, names);
  const advice =
    nearest === undefined ? `; known are ${names.join(', ')}` : `; did you mean "${nearest}"?`;
  const problem = toProblem(file, span, [...path, key], `is not a known field${advice}`);
  return nearest === undefined ? { problem } : { problem, meant: [...path, nearest].join('.') };
}

function toProblem(
  file: ContentFile,
  span: Span,
  path: readonly PropertyKey[],
  message: string,
): Problem {
  const field = path.map(String).join('.');
  return {
    file: file.path,
    ...file.rangeAt(...span),
    field,
    message,
    rule: 'schema',
    severity: 'error',
  };
}

/** The value at a path of plain data; undefined where the path ends early. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}
