import { isPair, isScalar, isSeq, visit } from 'yaml';
import { z } from 'zod';
import { shorten } from '#base/words';
import type { Edit, Finding, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Range } from '../read/locate';
import { textIndex } from '../read/locate';
import { pickKind, schemaAt } from '../read/schema-tree';
import { quote } from '../read/yaml-repairs';
import { readMeta } from '../schema-marks';
import { toProblems } from './rule';

/** ` #` behind an unquoted value begins a remark (YAML 1.2.2, 6.6), up to the end of its line. */
const REMARK = /^[ \t]+(#.*\S)/;

/** Texts whose rest is lost, since YAML takes ` #` behind unquoted words for a remark. */
export function checkLostText(file: ContentFile, union: z.ZodType): Problem[] {
  const { mended, source } = file;
  if (mended === null || !source.includes(' #')) return [];
  const schema = pickKind(union, file.data);
  const lines = source.split(/\r\n|\n|\r/);
  const findings: Finding[] = [];
  visit(mended, {
    Scalar(key, node, parents) {
      if (key === 'key' || node.type !== 'PLAIN' || !node.range || node.value === null) return;
      const [start, end] = node.range;
      const range = file.rangeAt(start, end);
      const line = lines[range.endLine - 1] ?? '';
      const remark = REMARK.exec(line.slice(range.endColumn - 1));
      const path = toPath([...parents, node]);
      if (remark === null || !isText(schemaAt(schema, path))) return;
      const [all, words = ''] = remark;
      const field = path.join('.');
      const behind = { ...range, endColumn: range.endColumn + all.length };
      findings.push({ ...judge(file.source, behind, words), range: behind, field });
    },
  });
  return toProblems('yaml', file.path, findings);
}

/** Authors write `# ask Ines`; what follows at once, as in `#1 of 3`, was meant to be read. */
export function isRemark(words: string): boolean {
  return /^#+(\s|$)/.test(words);
}

function judge(source: string, range: Range, words: string) {
  if (isRemark(words)) {
    const message = `is followed by "${shorten(words)}", which no reader sees; put all of it between quotation marks where it belongs to the text, or the remark on a line of its own`;
    return { message, isWarning: true };
  }
  const fix = quoteAt(source, range);
  const message = `loses "${shorten(words)}", because everything behind " #" is a remark; put the text between quotation marks: ${shorten(fix.text)}`;
  return { message, fix: [fix] };
}

/** Puts a piece of a file between quotation marks. */
export function quoteAt(source: string, range: Range): Edit {
  const index = textIndex(source);
  const start = index.offsetAt(range.line, range.column);
  const end = index.offsetAt(range.endLine, range.endColumn);
  const text = quote(source.slice(start, end));
  return { start, end, text, what: `${shorten(source.slice(start, end))} is now ${shorten(text)}` };
}

/** The keys and indexes that lead to a value. */
function toPath(nodes: readonly unknown[]): PropertyKey[] {
  return nodes.flatMap((node, at): PropertyKey[] => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : [];
    return isSeq(node) ? [node.items.indexOf(nodes[at + 1])] : [];
  });
}

/** Words of any kind: neither a choice, nor the name of something else. */
function isText(schema: z.ZodType | undefined): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  const { reference, link, image } = readMeta(schema);
  return (reference ?? link ?? image) === undefined;
}
