import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { Processor } from 'unified';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
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

/** A component or an HTML tag in a body. */
export type Element = Extract<
  Tree['children'][number] | Paragraph['children'][number],
  { attributes: unknown }
>;

type Paragraph = Extract<Tree['children'][number], { type: 'paragraph' }>;

/** The body of an MDX file, as far as it can be read, and what cannot. */
export interface Body {
  tree: Tree;
  slips: Finding[];
}

const MOST_SLIPS = 20;
const EMPTY: Body = { tree: { type: 'root', children: [] }, slips: [] };

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
export function listElements({ tree }: Body): Element[] {
  const elements: Element[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') elements.push(node);
  });
  return elements;
}

/** The parser stops at its first slip; so each is explained, painted over and the rest read again. */
function parseBody(source: string): Body {
  const slips: Finding[] = [];
  let text = source;
  while (slips.length < MOST_SLIPS) {
    const result = tryParse(text);
    if (!(result instanceof VFileMessage)) return { tree: result, slips };
    const mended = mendMdx(text, result);
    slips.push(mended.finding);
    if (mended.text === text) break;
    text = mended.text;
  }
  return { tree: EMPTY.tree, slips };
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
