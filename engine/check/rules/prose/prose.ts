import type { Node as TreeNode } from 'mdast';
import type { Finding } from '../../problem.ts';

/** An mdast node, as far as these rules look at it. */
export interface Node extends TreeNode {
  children?: readonly Node[];
  value?: string;
  url?: string;
  alt?: string | null | undefined;
  depth?: number;
  /** The language of a block of code. */
  lang?: string | null | undefined;
  /** The name of a footnote, of its text, or of a definition. */
  identifier?: string;
  /** Whether a list is numbered, and its first number. */
  ordered?: boolean | null | undefined;
  start?: number | null | undefined;
}

/** The offset of a node's first character, and the one after its last. */
export function spanOf({ position }: Node) {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** The text of a node without any markup. */
export function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** A node as it is written, or a line of one. */
export interface Line {
  /** The offset of its first character, and the one after its last. */
  start: number;
  end: number;
  /** Its text as it was written. */
  raw: string;
  /**
   * The same, reduced to what readers see as typed: what Markdown took for markup, a link, code or
   * a component is `TAKEN`, what was escaped is `ESCAPED`. Its length is that of `raw`. Only
   * `RUNNING_TEXT` have it; it is empty elsewhere.
   */
  seen: string;
}

/** A node of a body, with its ancestors, the nearest last. */
export interface Visit extends Line {
  node: Node;
  parents: readonly Node[];
}

/** The types of nodes that hold running text. */
export const RUNNING_TEXT = ['paragraph', 'heading', 'tableCell'];

/** Stands for a character that readers do not see as it was typed. */
export const TAKEN = '\uFFFC';
/** Stands for a character that its author escaped, so it is intended. */
export const ESCAPED = '\uFFFD';

const ESCAPES = /\\[!-/:-@[-`{-~]|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/gi;

/** All nodes of a tree, parents first. */
export function visitAll(
  node: Node,
  text: string,
  parents: readonly Node[] = [],
  into: Visit[] = [],
): Visit[] {
  const { start, end } = spanOf(node);
  const seen = RUNNING_TEXT.includes(node.type) ? toSeen(node, parents, text) : '';
  into.push({ node, parents, start, end, raw: text.slice(start, end), seen });
  const below = [...parents, node];
  for (const child of node.children ?? []) visitAll(child, text, below, into);
  return into;
}

function toSeen(block: Node, parents: readonly Node[], text: string): string {
  const isQuoted = parents.some(({ type }) => type === 'blockquote');
  const whole = spanOf(block);
  let at = whole.start;
  let seen = '';
  for (const node of listTexts(block, text)) {
    const { start, end } = spanOf(node);
    seen += take(text.slice(at, start)) + toTyped(text.slice(start, end), isQuoted);
    at = end;
  }
  return seen + take(text.slice(at, whole.end));
}

/** The text nodes of a block, except those of autolinks. */
function listTexts(node: Node, text: string): Node[] {
  if (node.type === 'text') return node.position === undefined ? [] : [node];
  if (node.type === 'link' && text.charAt(spanOf(node).start) !== '[') return [];
  return (node.children ?? []).flatMap((child) => listTexts(child, text));
}

function take(text: string): string {
  return text.replace(/[^\n]/g, TAKEN);
}

function toTyped(text: string, isQuoted: boolean): string {
  const typed = text.replace(ESCAPES, (found) => ESCAPED.repeat(found.length));
  return isQuoted ? typed.replace(/(?<=\n)[ \t]*(?:>[ \t]?)+/g, take) : typed;
}

/** The lines of a block, with their places. */
export function linesOf({ start, raw, seen }: Line): Line[] {
  let at = 0;
  return raw.split('\n').map((line) => {
    const [from, to] = [at, at + line.length];
    at = to + 1;
    return { start: start + from, end: start + to, raw: line, seen: seen.slice(from, to) };
  });
}

/** What Markdown renders as something other than what its author meant. */
export interface MarkdownDiagnostic extends Omit<Finding, 'range' | 'field'> {
  /** What went wrong; places with the same mistake have the same kind. */
  kind: string;
  /** The offset of its first character, and the one after its last. */
  start: number;
  end: number;
}

/** A rule: returns everything it finds in a body. */
export type ProseRule = (visits: readonly Visit[]) => MarkdownDiagnostic[];

/** What a rule reports about a node; about all of it and of its own kind, unless it says more. */
export type Found = Partial<MarkdownDiagnostic> & Pick<MarkdownDiagnostic, 'message'>;

/** A rule for nodes of one type, or of several. */
export function forNodes(
  kind: string,
  types: string | readonly string[],
  find: (visit: Visit) => Found | readonly Found[] | undefined,
): ProseRule {
  const validated = [types].flat();
  return (visits) =>
    visits
      // First, since most nodes are of other types.
      .filter(({ node }) => validated.includes(node.type))
      .flatMap((visit) => {
        const { start, end } = visit;
        return [find(visit) ?? []].flat().map((one) => ({ kind, start, end, ...one }));
      });
}
