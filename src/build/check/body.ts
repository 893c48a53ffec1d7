import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { Processor } from 'unified';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';

import type { ContentFile } from './content-file';
import { mendMdx } from './mend-mdx';
import type { Finding } from './rule';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(leaveTextAlone)
  .freeze();

/** A body as a tree of Markdown. */
export type Tree = ReturnType<typeof processor.parse>;

/** Any piece of such a tree. */
export type Piece = Tree['children'][number];

/** A component or an HTML tag in a body. */
export type Element = Extract<Piece, { attributes: unknown }>;

/** The body of an MDX file, as far as it can be read, and what cannot. */
export interface Body {
  /** Every piece of the tree, outer ones first. */
  pieces: Piece[];
  slips: Finding[];
}

const MOST_SLIPS = 20;
const EMPTY: Body = { pieces: [], slips: [] };

/** The body of a file; parsed once. */
export function readBody(file: ContentFile): Body {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const body = file.path.endsWith('.mdx') && file.isReadable ? parseBody(file.body) : EMPTY;
  cache.set(file, body);
  return body;
}

const cache = new WeakMap<ContentFile, Body>();

/** All components and tags of a body, outer ones first. */
export function listElements({ pieces }: Body): Element[] {
  return pieces.filter((piece) => 'attributes' in piece);
}

function flatten(piece: Tree | Piece, into: Piece[] = []): Piece[] {
  if (!('children' in piece)) return into;
  for (const child of piece.children) {
    into.push(child);
    flatten(child, into);
  }
  return into;
}

/** The parser stops at its first slip; so each is explained, painted over and the rest read again. */
function parseBody(source: string): Body {
  const slips: Finding[] = [];
  let text = source;
  while (slips.length < MOST_SLIPS) {
    const result = tryParse(text);
    if (!(result instanceof VFileMessage)) return { pieces: flatten(result), slips };
    const mended = mendMdx(text, result);
    slips.push(mended.finding);
    if (mended.text === text) break;
    text = mended.text;
  }
  return { pieces: [], slips };
}

function tryParse(text: string): Tree | VFileMessage {
  try {
    return processor.parse(text);
  } catch (error) {
    if (error instanceof VFileMessage) return error;
    throw error;
  }
}

/**
 * Leaves out the search for addresses in text that is no link yet: the compiler needs it, here it
 * would take half of the time.
 */
function leaveTextAlone(this: Processor) {
  const data = this.data();
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(({ transforms, ...rest }) => rest);
}
