import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

import type { Token, TokenKind } from './tokens';
import { tokenize } from './tokens';

/** Elements in place of classes: they mean what they mark, and cost the page fewer bytes. */
const tags: Record<TokenKind, string> = { word: 'b', value: 'i', remark: 'small' };

const LANGUAGE = /^language-(.+)$/;

/** The part of the compiler's file that stops a build at a place. */
interface Reporter {
  fail: (reason: string, place: Element) => never;
}

/**
 * Colours fenced blocks when MDX is compiled, so that no script and no style attribute is needed;
 * the stylesheet of the prose has the colours. A block takes the focus, or keyboards could not
 * scroll it.
 * @throws a message with the block's place, where nobody knows its language
 */
export function rehypeHighlight() {
  return async (tree: Root, file: Reporter): Promise<void> => {
    const blocks: Element[] = [];
    visit(tree, { type: 'element', tagName: 'pre' }, (pre) => {
      blocks.push(pre);
    });
    for (const pre of blocks) await highlight(pre, file);
  };
}

async function highlight(pre: Element, file: Reporter): Promise<void> {
  const code = pre.children.find((child) => child.type === 'element');
  if (code?.tagName !== 'code') return;
  pre.properties.tabIndex = 0;
  const language = languageOf(code);
  if (language === undefined) return;
  const lines = await tokenize(textOf(code).replace(/\n$/, ''), language);
  if (lines === undefined) {
    file.fail(`\`\`\`${language} is a language that nobody knows; write \`\`\`text for none`, pre);
  }
  code.properties = {};
  code.children = lines.flatMap((line, index) => [
    ...(index > 0 ? [toText('\n')] : []),
    ...line.map(toNode),
  ]);
}

function languageOf({ properties }: Element): string | undefined {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const language = names.map((name) => LANGUAGE.exec(String(name))?.[1]).find(Boolean);
  return language === 'text' ? undefined : language;
}

function textOf({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

function toNode({ text, kind }: Token): ElementContent {
  if (kind === undefined) return toText(text);
  return { type: 'element', tagName: tags[kind], properties: {}, children: [toText(text)] };
}

function toText(value: string): ElementContent {
  return { type: 'text', value };
}
