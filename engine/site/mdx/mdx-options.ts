import type { ProcessorOptions } from '@mdx-js/mdx';
import type { ElementContent, Root, RootContent } from 'hast';
import { toString as toText } from 'mdast-util-to-string';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { EXIT, visit } from 'unist-util-visit';
import { isPlaceholder } from '#check/addresses/paths';
import { refuseCode } from '#check/guard/refuse-code';
import { lowlight } from '#check/read/code-languages';
import { gfmOptions, mathOptions } from '#check/read/parse-body';
import { remarkAlerts } from './alerts.ts';
import { exportTree } from './export-tree.ts';
import { rehypeFormulas } from './formulas.ts';

/** Elements instead of classes: they are semantic and take fewer bytes. All other tokens are text. */
const TAGS: Record<string, string> = {
  keyword: 'b',
  attr: 'b',
  name: 'b',
  string: 'i',
  number: 'i',
  literal: 'i',
  comment: 'small',
};

/** A picture after fewer letters of prose than this is still on the first screen. */
const FIRST_SCREEN = 500;

/**
 * How to compile an MDX file to `frontmatter`, to a component whose headings have ids, and to
 * `markdown`. A site may add plugins of its own behind these.
 */
export const mdxOptions = {
  // Bodies are rendered on the server, where the calls for development would only cost time.
  development: false,
  // Code is refused first: later plugins add code of our own.
  remarkPlugins: [
    remarkFrontmatter,
    [remarkGfm, gfmOptions],
    [remarkMath, mathOptions],
    refuseCode,
    exportTree,
    remarkAlerts,
    remarkMdxFrontmatter,
  ],
  rehypePlugins: [rehypeSlug, rehypeFormulas, rehypeHighlight, rehypePictures],
} satisfies ProcessorOptions;

/**
 * Highlights fenced blocks, so that no script or style attribute is needed; the prose stylesheet
 * defines the colors. A block is focusable, so that keyboard users can scroll it. Throws if the
 * language of a block is unknown.
 */
function rehypeHighlight() {
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'pre' }, (pre) => {
      const [code] = pre.children;
      if (code?.type !== 'element') return;
      pre.properties.tabIndex = 0;
      const language = /\blanguage-(\S+)/.exec(String(code.properties.className ?? ''))?.[1];
      if (language === undefined) return;
      const text = toText(code).replace(/\n$/, '');
      code.properties = {};
      code.children = toContent(lowlight.highlight(language, text, { prefix: '' }).children);
    });
  };
}

function toContent(tokens: readonly RootContent[]): ElementContent[] {
  return tokens.flatMap((token): ElementContent[] => {
    if (token.type === 'text') return [token];
    if (token.type !== 'element') return [];
    const children = toContent(token.children);
    const tagName = TAGS[String(token.properties.className)];
    if (tagName === undefined) return children;
    return [{ type: 'element', tagName, properties: {}, children }];
  });
}

/** Marks the first picture of a text as `early` if little text precedes it. */
function rehypePictures() {
  return (tree: Root): void => {
    let letters = 0;
    visit(tree, (node) => {
      if (node.type === 'text') letters += node.value.length;
      if (letters >= FIRST_SCREEN) return EXIT;
      if (node.type !== 'element' || node.tagName !== 'img') return undefined;
      if (isPlaceholder(String(node.properties.src))) return undefined;
      node.properties.early = true;
      return EXIT;
    });
  };
}
