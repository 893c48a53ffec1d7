import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { mdxOptions } from '../../mdx-options';

const mdx = createProcessor(mdxOptions);
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

interface Point {
  offset?: number | undefined;
}

/** A piece of a body, as far as the fixes look at it. */
export interface BodyNode {
  type: string;
  position?: { start: Point; end: Point } | undefined;
  children?: BodyNode[];
}

/** An MDX file as a tree; undefined where it cannot be read. */
export function parseMdx(source: string): BodyNode | undefined {
  try {
    return mdx.parse(source);
  } catch {
    return undefined;
  }
}

/** A file as the tree of ordinary Markdown, which can always be read and knows HTML. */
export function parseMarkdown(source: string): BodyNode {
  return markdown.parse(source);
}

/** The offsets of every piece of one type, in their order. */
export function listRanges(node: BodyNode, type: string): [start: number, end: number][] {
  const { start, end } = node.position ?? {};
  if (node.type === type) return [[start?.offset ?? 0, end?.offset ?? 0]];
  return (node.children ?? []).flatMap((child) => listRanges(child, type));
}

/** Whether two trees say the same, wherever it stands. */
export function isSameTree(a: BodyNode, b: BodyNode | undefined): boolean {
  return b !== undefined && toMeaning(a) === toMeaning(b);
}

function toMeaning(node: BodyNode): string {
  return JSON.stringify(node, (key, value: unknown) =>
    key === 'position' || key === 'data' ? undefined : value,
  );
}
