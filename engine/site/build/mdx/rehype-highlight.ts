import type { ElementContent, Root, RootContent } from 'hast';
import { toString as toText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lowlight } from '#check/code-languages';

/** Elements instead of classes: they are semantic and take fewer bytes. All other tokens are text. */
const TAGS: Record<string, string> = {
  ...{ keyword: 'b', attr: 'b', name: 'b' },
  ...{ string: 'i', number: 'i', literal: 'i' },
  comment: 'small',
};

/**
 * Highlights fenced blocks when MDX is compiled, so that no script or style attribute is needed;
 * the prose stylesheet defines the colors. A block is focusable, so that keyboard users can scroll
 * it.
 * @throws if the language of a block is unknown
 */
export function rehypeHighlight() {
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
