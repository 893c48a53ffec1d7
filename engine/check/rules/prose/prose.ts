import type { Node as TreeNode } from 'mdast';
import type { TextEdit } from '#base/edits';

/** An mdast node, as far as these rules look at it. */
export interface Node extends TreeNode {
  children?: readonly Node[];
  value?: string;
  url?: string;
  alt?: string | null | undefined;
  depth?: number;
}

/** A node with its ancestors, the nearest last. */
interface Visit {
  node: Node;
  parents: readonly Node[];
}

/** All nodes of a tree, parents first. */
function visitAll(node: Node, parents: readonly Node[] = [], into: Visit[] = []): Visit[] {
  into.push({ node, parents });
  const below = [...parents, node];
  for (const child of node.children ?? []) visitAll(child, below, into);
  return into;
}

/** The offset of a node's first character. */
export function startOf({ position }: Node): number {
  return position?.start.offset ?? 0;
}

/** The offset just after a node. */
export function endOf({ position }: Node): number {
  return position?.end.offset ?? 0;
}

/** The text of a node without any markup. */
export function wordsOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(wordsOf).join('');
}

/** A line of a block. */
export interface Line {
  /** The offset of its first character, and the one after its last. */
  start: number;
  end: number;
  /** Its text as it was written. */
  raw: string;
  /**
   * The same, reduced to what readers see as typed: what Markdown took for markup, a link, code or
   * a component is `TAKEN`, what was escaped is `ESCAPED`. Its length is that of `raw`.
   */
  seen: string;
}

/** A paragraph, heading or table cell, with its ancestors. */
export interface Block extends Visit, Line {}

/** A body as these rules read it. */
export interface Prose {
  text: string;
  visits: readonly Visit[];
  blocks: readonly Block[];
}

/** Stands for a character that readers do not see as it was typed. */
export const TAKEN = '\uFFFC';
/** Stands for a character that its author escaped, so it is intended. */
export const ESCAPED = '\uFFFD';

const BLOCK = /^(paragraph|heading|tableCell)$/;
const ESCAPES = /\\[!-/:-@[-`{-~]|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/gi;

/** Reads a body. */
export function readProse(root: Node, text: string): Prose {
  const visits = visitAll(root);
  const blocks = visits
    .filter(({ node }) => BLOCK.test(node.type) && node.position !== undefined)
    .map((visit) => {
      const [start, end] = [startOf(visit.node), endOf(visit.node)];
      return { ...visit, start, end, raw: text.slice(start, end), seen: toSeen(visit, text) };
    });
  return { text, visits, blocks };
}

function toSeen({ node: block, parents }: Visit, text: string): string {
  const isQuoted = parents.some(({ type }) => type === 'blockquote');
  let at = startOf(block);
  let seen = '';
  for (const node of listTexts(block, text)) {
    const words = text.slice(startOf(node), endOf(node));
    seen += take(text.slice(at, startOf(node))) + toTyped(words, isQuoted);
    at = endOf(node);
  }
  return seen + take(text.slice(at, endOf(block)));
}

/** The text nodes of a block, except those of autolinks. */
function listTexts(node: Node, text: string): Node[] {
  if (node.type === 'text') return node.position === undefined ? [] : [node];
  if (node.type === 'link' && text.charAt(startOf(node)) !== '[') return [];
  return (node.children ?? []).flatMap((child) => listTexts(child, text));
}

function take(text: string): string {
  return text.replace(/[^\n]/g, TAKEN);
}

function toTyped(words: string, isQuoted: boolean): string {
  const typed = words.replace(ESCAPES, (found) => ESCAPED.repeat(found.length));
  return isQuoted ? typed.replace(/(?<=\n)[ \t]*(?:>[ \t]?)+/g, take) : typed;
}

/** The lines of a block, with their places. */
export function linesOf({ start, raw, seen }: Block): Line[] {
  let at = 0;
  return raw.split('\n').map((line) => {
    const [from, to] = [at, at + line.length];
    at = to + 1;
    return { start: start + from, end: start + to, raw: line, seen: seen.slice(from, to) };
  });
}

/** A place where Markdown renders something other than what its author meant. */
export interface MarkdownDiagnostic {
  /** What went wrong; places with the same mistake have the same kind. */
  kind: string;
  /** The offset of its first character, and the one after its last. */
  start: number;
  end: number;
  /** What is there, what readers see, and what to write. */
  message: string;
  /** Whether readers may still see what was meant. */
  isWarning?: boolean;
  /** What fixes it, if there is exactly one right answer. */
  fix?: TextEdit[];
}

/** A rule: returns everything it finds in a body. */
export type ProseRule = (prose: Prose) => MarkdownDiagnostic[];

/** What a rule reports about a node; about all of it and of its own kind, unless it says more. */
export type Found = Partial<MarkdownDiagnostic> & Pick<MarkdownDiagnostic, 'message'>;

type Answer = Found | readonly Found[] | undefined;

/** A rule for nodes of one type. */
export function forNodes(
  kind: string,
  type: string,
  find: (node: Node, text: string, visit: Visit) => Answer,
): ProseRule {
  return ({ visits, text }) =>
    visits.flatMap((visit) => {
      const { node } = visit;
      if (node.type !== type) return [];
      return toDiagnostics(kind, find(node, text, visit), startOf(node), endOf(node));
    });
}

/** A rule for blocks of one type, or of any. */
export function forBlocks(
  kind: string,
  type: 'paragraph' | 'heading' | 'any',
  find: (block: Block) => Answer,
): ProseRule {
  return ({ blocks }) =>
    blocks.flatMap((block) => {
      if (type !== 'any' && block.node.type !== type) return [];
      return toDiagnostics(kind, find(block), block.start, block.end);
    });
}

function toDiagnostics(
  kind: string,
  answer: Answer,
  start: number,
  end: number,
): MarkdownDiagnostic[] {
  return [answer ?? []].flat().map((one) => ({ kind, start, end, ...one }));
}
