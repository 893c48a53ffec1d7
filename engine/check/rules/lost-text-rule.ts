import { isScalar, type Pair, type Scalar, visit } from 'yaml';
import { z } from 'zod';
import type { TextEdit } from '#base/edits';
import { shorten } from '#base/words';
import { replace, textAt } from '../edits';
import type { Finding, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { type Range, toPath } from '../read/locate';
import { pickKind, readMeta, schemaAt } from '../read/schema-tree';
import { quote } from '../read/yaml-repairs';
import { toProblems } from './rule';

/** ` #` after an unquoted value begins a comment (YAML 1.2.2, 6.6), up to the end of its line. */
const REMARK = /^[ \t]+(#.*\S)/;

/** Texts that YAML truncates: at ` #`, which begins a comment, or at a comma between brackets. */
export function checkLostText(file: ContentFile, union: z.ZodType): Problem[] {
  return toProblems('yaml', file.path, [...findRemarks(file, union), ...findCommas(file)]);
}

function findRemarks(file: ContentFile, union: z.ZodType): Finding[] {
  const { mended, source } = file;
  if (mended === null || !/[ \t]#/.test(source)) return [];
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
  return findings;
}

/** `{ label: Core, Switch and Link, to: /products }` has three fields, `[1,000 kWh]` two items. */
function findCommas(file: ContentFile): Finding[] {
  const findings: Finding[] = [];
  if (file.mended === null || !/[{[]/.test(file.source)) return findings;
  const add = (first: unknown, last: unknown, nodes: readonly unknown[]) => {
    if (!isPlain(first) || !isScalar(last) || !first.range || !last.range) return;
    const range = file.rangeAt(first.range[0], last.range[1]);
    const better = shorten(quote(textAt(file, range)));
    const message = `has a comma inside its text, which ends it between brackets; put the text between quotation marks: ${better}`;
    const field = toPath(nodes).join('.');
    findings.push({ range, field, message, fix: quoteAt(file, range) });
  };
  visit(file.mended, {
    Map(_, node, parents) {
      if (node.flow !== true) return;
      node.items.forEach((pair, at) => {
        const end = node.items.findIndex((one, index) => index > at && !isRest(one));
        const rest = node.items.slice(at + 1, end < 0 ? undefined : end);
        add(pair.value, rest.at(-1)?.key, [...parents, node, pair]);
      });
    },
    Seq(_, node, parents) {
      if (node.flow !== true) return;
      node.items.forEach((item, at) => {
        const next = node.items[at + 1];
        if (isThousands(item, next)) add(item, next, [...parents, node, item]);
      });
    },
  });
  return findings;
}

function isPlain(node: unknown): node is Scalar {
  return isScalar(node) && node.type === 'PLAIN';
}

/** `1,000 kWh`: one to three digits, then right after the comma three more and text. */
function isThousands(item: unknown, next: unknown): boolean {
  if (!isPlain(item) || !isPlain(next) || item.range?.[1] !== (next.range?.[0] ?? 0) - 1)
    return false;
  return /(?:^|\D)\d{1,3}$/.test(String(item.value)) && /^\d{3}\D/.test(String(next.value));
}

/** A key without a value or a colon: the rest of a text. */
function isRest({ key, value }: Pair): boolean {
  return value === null && isScalar(key) && !String(key.value).includes(':');
}

/** `# ask Ines` is a comment; text right after the `#`, as in `#1 of 3`, was meant to be read. */
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
export function quoteAt(file: ContentFile, range: Range): TextEdit[] {
  return replace(file, range, quote(textAt(file, range)));
}

/** Whether a field holds free text: not a choice, reference, link or picture. */
function isText(schema: z.ZodType | undefined): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  const { reference, link, image } = readMeta(schema);
  return (reference ?? link ?? image) === undefined;
}
