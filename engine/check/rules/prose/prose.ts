/** A place in a text, as the parser tells it. */
interface Point {
  offset?: number | undefined;
  column: number;
  line: number;
}

/** A piece of a tree of Markdown, as far as these rules look at it. */
export interface Node {
  type: string;
  position?: { start: Point; end: Point } | undefined;
  children?: readonly Node[];
  value?: string;
  url?: string;
  alt?: string | null | undefined;
  depth?: number;
  ordered?: boolean | null | undefined;
  start?: number | null | undefined;
  checked?: boolean | null | undefined;
}

/** A piece with the pieces around it, the nearest last. */
export interface Visit {
  node: Node;
  parents: readonly Node[];
}

/** All pieces of a tree, outer ones first. */
function visitAll(node: Node, parents: readonly Node[] = [], into: Visit[] = []): Visit[] {
  into.push({ node, parents });
  const below = [...parents, node];
  for (const child of node.children ?? []) visitAll(child, below, into);
  return into;
}

/** The offset of a piece's first character. */
export function startOf({ position }: Node): number {
  return position?.start.offset ?? 0;
}

/** The offset just behind a piece. */
export function endOf({ position }: Node): number {
  return position?.end.offset ?? 0;
}

/** The words of a piece without any marks. */
export function wordsOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(wordsOf).join('');
}

/** A paragraph, heading or cell of a table. */
export interface Block {
  node: Node;
  /** What it stands in, the nearest last. */
  parents: readonly Node[];
  /** The offset of its first character. */
  start: number;
  /** Its text as it was written. */
  raw: string;
  /**
   * The same, as far as readers see each character as it was typed: what Markdown took for a mark,
   * a link, code or a component is `TAKEN`, what was escaped is `ESCAPED`. As long as `raw`.
   */
  seen: string;
}

/** A line of a block. */
export interface Line {
  /** The offset of its first character. */
  start: number;
  raw: string;
  seen: string;
}

/** A body as these rules read it. */
export interface Prose {
  text: string;
  visits: readonly Visit[];
  blocks: readonly Block[];
}

/** Stands for a character that readers do not see as it was typed. */
export const TAKEN = '\uFFFC';
/** Stands for a character that its author has escaped, and so means. */
export const ESCAPED = '\uFFFD';

const BLOCK = /^(paragraph|heading|tableCell)$/;
const ESCAPES = /\\[!-/:-@[-`{-~]|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/gi;

/** Reads a body. */
export function readProse(root: Node, text: string): Prose {
  const visits = visitAll(root);
  const blocks = visits
    .filter(({ node }) => BLOCK.test(node.type) && node.position !== undefined)
    .map(({ node, parents }) => toBlock(node, parents, text));
  return { text, visits, blocks };
}

function toBlock(node: Node, parents: readonly Node[], text: string): Block {
  const start = startOf(node);
  const raw = text.slice(start, endOf(node));
  return { node, parents, start, raw, seen: toSeen(node, parents, text) };
}

function toSeen(block: Node, parents: readonly Node[], text: string): string {
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

/** Addresses that became links by themselves are no words. */
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
    const from = at;
    at += line.length + 1;
    return { start: start + from, raw: line, seen: seen.slice(from, from + line.length) };
  });
}

/** The paragraphs of a body. */
export function paragraphsOf({ blocks }: Prose): Block[] {
  return blocks.filter(({ node }) => node.type === 'paragraph');
}

/** A change that fixes a piece of Markdown: another text replaces what stands between two offsets. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** A place where Markdown renders something other than its author meant. */
export interface MarkdownDiagnostic {
  /** What went wrong, the same for all places where the same went wrong. */
  kind: string;
  /** The offset of its first character, and of the one behind its last. */
  start: number;
  end: number;
  /** What stands there, what readers see, and what to write. */
  message: string;
  /** Whether readers may see what was meant all the same. */
  isWarning?: boolean;
  /** What mends it, where there is exactly one answer. */
  fix?: Change[];
}
