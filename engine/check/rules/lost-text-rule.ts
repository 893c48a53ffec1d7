import { visit } from 'yaml';
import { z } from 'zod';
import { pickKind, readMeta, schemaAt } from '../fields/schema-tree.ts';
import type { Finding, Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { replace, textAt } from '../read/edits.ts';
import { type Range, toLines, toPath } from '../read/locate.ts';
import { quote } from '../read/yaml-repairs.ts';
import { shorten } from '../wording/words.ts';
import { toProblems } from './rule.ts';

/** ` #` after an unquoted value begins a comment (YAML 1.2.2, 6.6), up to the end of its line. */
const REMARK = /^[ \t]*(#.*\S)/;

/** Texts that YAML truncates at ` #`, which begins a comment. */
export function checkLostText(file: ContentFile, union: z.ZodType): Problem[] {
  const { repaired, source } = file;
  if (repaired === null || !/[ \t]#/.test(source)) return [];
  const schema = pickKind(union, file.data);
  const lines = toLines(source);
  const findings: Finding[] = [];
  visit(repaired, {
    Scalar(key, node, parents) {
      if (key === 'key' || node.type !== 'PLAIN' || !node.range) return;
      const range = file.rangeAt(node.range[0], node.range[1]);
      const line = lines[range.endLine - 1] ?? '';
      const [all, remark = ''] = REMARK.exec(line.slice(range.endColumn - 1)) ?? [];
      const path = toPath([...parents, node]);
      if (all === undefined || !isText(schemaAt(schema, path))) return;
      const behind = { ...range, endColumn: range.endColumn + all.length };
      findings.push({ ...validate(file, behind, remark), range: behind, field: path.join('.') });
    },
  });
  return toProblems('yaml', file.path, findings);
}

function validate(file: ContentFile, range: Range, remark: string) {
  // `# ask Ines` is a comment; text right after the `#`, as in `#1 of 3`, was meant to be read.
  if (/^#+(\s|$)/.test(remark)) {
    const message = `is followed by "${shorten(remark)}", which no reader sees; put all of it between quotation marks where it belongs to the text, or the remark on a line of its own`;
    return { message, isWarning: true };
  }
  const better = quote(textAt(file, range));
  const message = `loses "${shorten(remark)}", because everything behind " #" is a remark; put the text between quotation marks: ${shorten(better)}`;
  return { message, fix: replace(file, range, better) };
}

/** Whether a field holds free text: not a choice, reference, link or picture. */
function isText(schema: z.ZodType | undefined): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  const { reference, link, image } = readMeta(schema);
  return (reference ?? link ?? image) === undefined;
}
