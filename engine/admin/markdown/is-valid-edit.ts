import type { RootContent } from 'mdast';
import { toString as toPlain } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { parseBody } from '#check/read/parse-body';
import { findGaps, findPairs } from './pairs.ts';

/** A block of a text: what it is made of, and what it says. */
interface Block {
  shape: string;
  text: string;
}

/** What an edit made of a text. */
interface Edited {
  /** The source before. */
  source: string;
  /** What the form prints. */
  edited: string;
  /** The source with the edit. */
  text: string;
}

/**
 * Whether a source with an edit still parses, and each block of it is one that the source had, has
 * the shape of the one whose words changed, or is one that the form prints.
 */
export function isValidEdit({ source, edited, text }: Edited): boolean {
  const now = parseBody(text);
  if (now.tree === undefined) return false;
  const fresh = listFresh(listBlocks(parseBody(source)), listBlocks(now));
  if (fresh.length === 0 && now.failure === undefined) return true;
  const form = parseBody(edited);
  if (now.failure && form.failure === undefined) return false;
  const tree = form.failure ? withoutTags.parse(edited) : form.tree;
  const printed = new Set(listBlocks({ tree }).map(toName));
  return fresh.every((block) => printed.has(toName(block)));
}

/** Whether a text parses as MDX. */
export function isReadable(text: string): boolean {
  return parseBody(text).failure === undefined;
}

/** Forms lose the escapes of `<` and `{`: what they print then has no tags, and still has blocks. */
const withoutTags = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function (this: Processor) {
    const disable = { null: ['htmlFlow', 'htmlText', 'codeIndented'] };
    this.data().micromarkExtensions?.push({ disable });
  })
  .freeze();

/** The blocks that are neither old ones nor old ones with other words. */
function listFresh(old: Block[], now: Block[]): Block[] {
  const pairs = findPairs(old.map(toName), now.map(toName));
  return findGaps(pairs, [old.length, now.length]).flatMap(({ one, other }) => {
    const replaced = old.slice(one.from, one.to);
    const blocks = now.slice(other.from, other.to);
    if (replaced.length !== blocks.length) return blocks;
    return blocks.filter(({ shape }, at) => shape !== replaced[at]?.shape);
  });
}

function listBlocks({ tree }: Pick<ReturnType<typeof parseBody>, 'tree'>): Block[] {
  return (tree?.children ?? []).map((node) => ({
    shape: toShape(node),
    text: toPlain(node)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  }));
}

function toName({ shape, text }: Block): string {
  return `${shape} ${text}`;
}

const INLINE = new Set(['paragraph', 'heading', 'tableCell', 'code', 'text']);

/** The kinds of a block and of the blocks inside of it, such as `list(listItem(paragraph))`. */
function toShape(node: RootContent): string {
  const kind = 'depth' in node ? `${node.type}${node.depth}` : node.type;
  const name = 'ordered' in node && node.ordered ? `${kind}1` : kind;
  if (INLINE.has(node.type) || !('children' in node)) return name;
  return `${name}(${node.children.map(toShape).join(' ')})`;
}
