import type { z } from 'zod';
import { describeAt, pickKind } from '../fields/schema-tree.ts';
import type { Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { listTexts } from '../read/field-values.ts';
import { findMisspelled, toList } from '../wording/words.ts';
import { toFieldFindings, toProblems, type Validation } from './rule.ts';

/** A word in braces; other systems write two of them, which another rule reports. */
const PLACEHOLDER = /(?<!\{)\{[ \t]*(\w+)[ \t]*\}(?!\})/g;

/**
 * Placeholders of fields that nothing fills in, such as `{nmae}`: the description of a field, or of
 * a group around it, says which ones it may have.
 */
export function checkPlaceholders(file: ContentFile, union: z.ZodType): Problem[] {
  const schema = pickKind(union, file.data);
  const findings = listTexts(file).flatMap(({ path, text }) => {
    const found = [...text.matchAll(PLACEHOLDER)];
    if (found.length === 0) return [];
    const known = new Set(describeAt(schema, path).flatMap(listPlaceholders));
    return found.flatMap(({ 0: written, 1: name = '' }) =>
      toFieldFindings(file, path, validate(text, { written, name }, [...known])),
    );
  });
  return toProblems('schema', file.path, findings);
}

function listPlaceholders(description: string): string[] {
  return [...description.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

function validate(
  text: string,
  { written, name }: { written: string; name: string },
  known: readonly string[],
): Validation {
  if (known.includes(name) && written === `{${name}}`) return undefined;
  if (known.length === 0) {
    return `has ${written}, which nothing fills in here, so readers see it as it stands; write the words themselves`;
  }
  const better = findMisspelled(name, known);
  const advice =
    better === undefined ? `known are ${toList(known.map(brace))}` : `write ${brace(better)}`;
  const message = `has ${written}, which nothing fills in here; ${advice}`;
  return { message, better: better && text.replaceAll(written, brace(better)) };
}

function brace(name: string): string {
  return `{${name}}`;
}
