import type { Document } from 'yaml';
import { isAlias, isScalar, parseDocument, visit } from 'yaml';
import type { Finding } from '../problem.ts';
import { count } from '../wording/text.ts';
import type { LineFinding } from './frontmatter.ts';
import { onLine, textIndex } from './locate.ts';
import { findUnclosed, type Repair, repairs, spacingRepairs } from './yaml-repairs.ts';

const MOST_MISTAKES = 12;
/** In characters: how much may be reparsed to find a mistake. */
const MOST_READ = 1_000_000;
/** Wrong spaces affect the lines around them; quotation marks everything below. */
const NEAR = 2;

/**
 * Finds every mistake in a piece of YAML. A parser's errors make no sense after the first, so each
 * mistake is explained by the repair that removes it, and the search continues in the result.
 * @param lines the YAML, preceded by an empty line for each line of the file above it
 * @returns the document that its author meant, null if that cannot be guessed, and the place in the
 * file of a span of it, given by its start and end offsets
 */
export function repairYaml(lines: string[]) {
  const findings: LineFinding[] = [];
  let current = lines;
  let parsed = parse(lines);
  while (parsed.trouble !== undefined && findings.length < MOST_MISTAKES) {
    const repair = findRepair(current, parsed);
    if (repair === undefined) {
      const end = explainTrouble(parsed.trouble, parsed.line, current);
      // Guesses that lead nowhere are reported but not applied.
      const guesses = findings.map(({ changes: _, ...rest }) => rest);
      return { document: null, rangeAt: parsed.rangeAt, findings: [...guesses, end] };
    }
    const { lines: repaired, ...finding } = repair;
    findings.push({ ...finding, changes: listChanges(lines, current, repaired) });
    current = repaired;
    parsed = parse(repaired);
  }
  return {
    document: parsed.trouble === undefined ? parsed.document : null,
    rangeAt: parsed.rangeAt,
    findings: [...findings, ...findTwins(parsed)],
  };
}

/** What a repair changed; undefined if an earlier one changed one of the lines too. */
function listChanges(original: string[], before: string[], after: string[]) {
  const changed = before.flatMap((line, at) => (line === after[at] ? [] : [at]));
  if (changed.some((at) => before[at] !== original[at])) return undefined;
  return changed.map((at) => ({ at, after: [after[at] ?? ''] }));
}

type Parsed = ReturnType<typeof parse>;

function parse(lines: string[]) {
  // The parser's own log messages would quote content.
  const logLevel = 'error' as const;
  const options = { prettyErrors: false, uniqueKeys: false, logLevel };
  const text = lines.join('\n');
  const document = parseDocument(text, options);
  const trouble: Trouble | undefined = document.errors[0] ?? findMark(document);
  const { rangeOf: rangeAt } = textIndex(text);
  /** The line index of the first error; -1 without one. */
  const line = trouble === undefined ? -1 : rangeAt(...trouble.pos).line - 1;
  return { document, rangeAt, trouble, line };
}

/** Finds an alias, an anchor or a tag: valid YAML, but never what an author means by "*bold*". */
function findMark(document: Document): Trouble | undefined {
  let offset = document.warnings[0]?.pos[0];
  visit(document, {
    Node(_, node) {
      const isMarked = isAlias(node) || node.tag !== undefined || ('anchor' in node && node.anchor);
      if (!isMarked || !node.range) return undefined;
      offset = node.range[0];
      return visit.BREAK;
    },
  });
  return offset === undefined ? undefined : { code: 'MARK', pos: [offset, offset + 1] };
}

function findRepair(lines: string[], before: Parsed): Repair | undefined {
  const above = Array.from({ length: Math.max(0, before.line) }, (_, at) => at);
  // An open quotation mark swallows everything down to the next one, where the parser stumbles.
  const unclosed = findUnclosed(lines, before.line + 1);
  const order = [...(unclosed < 0 ? [] : [unclosed]), before.line, ...above, before.line + 1];
  let left = Math.ceil(MOST_READ / (lines.join('\n').length + 1));
  for (const at of order) {
    const isNear = Math.abs(at - before.line) <= NEAR;
    const isFirst = at === unclosed;
    for (const repair of isNear && !isFirst ? [...spacingRepairs, ...repairs] : repairs) {
      const result = repair(lines, at);
      if (result === undefined) continue;
      if (left === 0) return undefined;
      left -= 1;
      const after = parse(result.lines);
      if (after.trouble === undefined || after.line > before.line) return result;
    }
  }
  return undefined;
}

/** Field names that stand twice. */
function findTwins({ document, rangeAt }: Parsed): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Map(_, { items }) {
      const first = new Map<string, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const field = String(key.value);
        const range = rangeAt(key.range[0], key.range[1]);
        const earlier = first.get(field);
        first.set(field, earlier ?? range.line);
        if (earlier === undefined) continue;
        const message = `stands twice here, the first time ${count(range.line - earlier, 'line')} above; keep one of the two`;
        findings.push({ range, field, message });
      }
    },
  });
  return findings;
}

/** What the YAML parser stumbled over: its error code and the offsets. */
interface Trouble {
  code: string;
  pos: [number, number];
}

/** The last resort if no repair fits: shows a pattern to compare the line with. */
function explainTrouble(trouble: Trouble, at: number, lines: string[]): Finding {
  const line = lines[at] ?? '';
  const indent = line.length - line.trimStart().length;
  const field = /^[\s-]*(\w[\w-]*):/.exec(line)?.[1] ?? '';
  const isOpen = trouble.code !== 'MISSING_CHAR' || /["'[\]{}]/.test(line);
  const reason = (isOpen && REASONS[trouble.code]) || OTHERWISE;
  const message = `cannot be read from this line on: ${reason}`;
  return { range: onLine(at, indent, line.length), field, message };
}

const OTHERWISE =
  'compare it with the same field of a neighboring file; a field is a name, a colon, a space and a value, such as title: "A ring that heals itself"';

const REASONS: Record<string, string> = {
  BAD_INDENT:
    'fields that belong together must begin in the same column; compare the spaces at the beginning of the lines around it',
  BAD_FLOW: 'a list in square brackets needs a comma between its items and a ] at its end',
  MISSING_CHAR: 'a bracket or a quotation mark is opened and never closed; add the missing one',
  MULTIPLE_DOCS: 'three dots or three hyphens end the frontmatter; delete this line',
  TAB_AS_INDENT: 'it is indented with a tab; use two spaces for each level',
};
