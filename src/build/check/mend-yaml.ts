import type { Document, YAMLMap } from 'yaml';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';

import type { Slip } from './frontmatter';
import type { Repair } from './yaml-repairs';
import { repairs } from './yaml-repairs';
import { spacingRepairs } from './yaml-spacing';
import type { Trouble } from './yaml-words';
import { explainTrouble } from './yaml-words';

/** YAML as it stands and as it was meant. */
export interface MendedYaml {
  original: Document;
  /** The document that its writer meant; null where that is past guessing. */
  document: Document | null;
  /** The lines of `document`. */
  counter: LineCounter;
  slips: Slip[];
}

interface Parsed {
  document: Document;
  counter: LineCounter;
  trouble: Trouble | undefined;
  /** The index of the line of the first trouble; -1 without one. */
  line: number;
}

const MOST_SLIPS = 12;
/** Spaces disturb the lines around them; quotation marks everything below. */
const NEAR = 2;
/** What an alias, an anchor or a tag begins with: rare enough to spare most files a search. */
const MARK = /(^|[\s:[{,-])[&*!]\S/;

/**
 * Finds every slip of a piece of YAML. A parser stops making sense at the first; so each slip is
 * explained by the repair that makes it go away, and the search goes on in the repaired text.
 * @param lines the YAML
 * @param skipped how many lines of the file stand before it
 */
export function mendYaml(lines: string[], skipped: number): MendedYaml {
  const original = parse(lines);
  const slips: Slip[] = [];
  let current = lines;
  let parsed = original;
  while (parsed.trouble !== undefined && slips.length < MOST_SLIPS) {
    const mended = findRepair(current, parsed);
    if (mended === undefined) {
      slips.push(move(explainTrouble(parsed.trouble, parsed.line, current), skipped));
      return { original: original.document, document: null, counter: parsed.counter, slips };
    }
    slips.push(move(mended.slip, skipped));
    current = mended.lines;
    parsed = parse(current);
  }
  const doubled = findDoubledKeys(parsed).map((slip) => move(slip, skipped));
  const document = parsed.trouble === undefined ? parsed.document : null;
  return {
    original: original.document,
    document,
    counter: parsed.counter,
    slips: [...slips, ...doubled],
  };
}

/**
 * The values of a document.
 * @returns undefined where it refers to itself in a way that has no value
 */
export function readData(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

function parse(lines: string[]): Parsed {
  const counter = new LineCounter();
  const options = { lineCounter: counter, prettyErrors: false, uniqueKeys: false };
  const text = lines.join('\n');
  const document = parseDocument(text, options);
  const trouble = document.errors[0] ?? (MARK.test(text) ? findMark(document) : undefined);
  const line = trouble === undefined ? -1 : Math.max(0, counter.linePos(trouble.pos[0]).line - 1);
  return { document, counter, trouble, line };
}

/** An alias, an anchor or a tag is valid YAML, and never what an author means by "*bold*". */
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
  const order = [before.line, ...above, before.line + 1];
  for (const at of order) {
    const isNear = Math.abs(at - before.line) <= NEAR;
    for (const repair of isNear ? [...spacingRepairs, ...repairs] : repairs) {
      const result = repair(lines, at);
      if (result !== undefined && isBetter(parse(result.lines), before)) return result;
    }
  }
  return undefined;
}

function isBetter(after: Parsed, before: Parsed): boolean {
  return after.trouble === undefined || after.line > before.line;
}

function findDoubledKeys({ document, counter }: Parsed): Slip[] {
  return listMaps(document.contents).flatMap((map) => {
    const first = new Map<string, number>();
    return map.items.flatMap(({ key }) => {
      if (!isScalar(key) || !key.range) return [];
      const name = String(key.value);
      const { line, col } = counter.linePos(key.range[0]);
      const earlier = first.get(name);
      if (earlier !== undefined) return [toDoubled(name, line, col, earlier)];
      first.set(name, line);
      return [];
    });
  });
}

function listMaps(node: unknown): YAMLMap[] {
  if (isSeq(node)) return node.items.flatMap(listMaps);
  return isMap(node) ? [node, ...node.items.flatMap(({ value }) => listMaps(value))] : [];
}

function toDoubled(name: string, line: number, column: number, earlier: number): Slip {
  const back = line - earlier;
  const message = `stands twice here, the first time ${back === 1 ? 'one line' : `${back} lines`} above; keep one of the two`;
  return { line, column, endLine: line, endColumn: column + name.length, field: name, message };
}

function move(slip: Slip, skipped: number): Slip {
  return { ...slip, line: slip.line + skipped, endLine: slip.endLine + skipped };
}
