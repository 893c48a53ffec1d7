import { isPair, isScalar, isSeq, visit } from 'yaml';
import { z } from 'zod';
import { shorten } from '#base/words';
import { replace, textAt } from '../edits';
import type { Edit, Finding, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Range } from '../read/locate';
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
      const range = file.rangeAt(node.range[0], node.range[1]);
      const line = lines[range.endLine - 1] ?? '';
      const [all, words = ''] = REMARK.exec(line.slice(range.endColumn - 1)) ?? [];
      const path = toPath([...parents, node]);
      if (all === undefined || !isText(schemaAt(schema, path))) return;
      const behind = { ...range, endColumn: range.endColumn + all.length };
      findings.push({ ...judge(file, behind, words), range: behind, field: path.join('.') });
    },
  });
  return toProblems('yaml', file.path, findings);
}

/** Authors write `# ask Ines`; what follows at once, as in `#1 of 3`, was meant to be read. */
export function isRemark(words: string): boolean {
  return /^#+(\s|$)/.test(words);
}

function judge(file: ContentFile, range: Range, words: string) {
  if (isRemark(words)) {
    const message = `is followed by "${shorten(words)}", which no reader sees; put all of it between quotation marks where it belongs to the text, or the remark on a line of its own`;
    return { message, isWarning: true };
  }
  const better = shorten(quote(textAt(file, range)));
  const message = `loses "${shorten(words)}", because everything behind " #" is a remark; put the text between quotation marks: ${better}`;
  return { message, fix: quoteAt(file, range) };
}

/** Puts a piece of a file between quotation marks. */
export function quoteAt(file: ContentFile, range: Range): Edit[] {
  return replace(file, range, quote(textAt(file, range)));
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
