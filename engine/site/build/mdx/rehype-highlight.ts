import type { Element, ElementContent, Root } from 'hast';
import { toString as toText } from 'mdast-util-to-string';
import type { HighlighterCore, ThemedToken } from 'shiki/core';
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { BundledLanguage } from 'shiki/langs';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';

/**
 * Elements instead of classes: they are semantic and take fewer bytes. The colors never reach a
 * page: they only carry the element name of a token through the highlighter.
 */
const tags: Record<string, string> = { '#000001': 'b', '#000002': 'i', '#000003': 'small' };

const theme = {
  name: 'tags',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    toRule('b', ['keyword', 'storage', 'entity.name.tag', 'support.type.property-name']),
    toRule('i', ['string', 'constant']),
    toRule('small', ['comment', 'punctuation.definition.comment']),
  ],
};

function toRule(tag: string, scope: string[]) {
  const foreground = Object.keys(tags).find((color) => tags[color] === tag) ?? '';
  return { scope, settings: { foreground } };
}

/** The part of the compiler's `VFile` that reports a fatal error at a position. */
interface Reporter {
  fail: (reason: string, place: Element) => never;
}

/**
 * Highlights fenced blocks when MDX is compiled, so that no script or style attribute is needed;
 * the prose stylesheet defines the colors. A block is focusable, so that keyboard users can scroll
 * it.
 * @throws a message with the block's position if its language is unknown
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
  const language = /\blanguage-(\S+)/.exec(String(code.properties.className ?? ''))?.[1];
  if (language === undefined || language === 'text') return;
  if (!isKnown(language))
    file.fail(`\`\`\`${language} is a language that nobody knows; write \`\`\`text for none`, pre);
  const lines = await tokenize(toText(code).replace(/\n$/, ''), language);
  code.properties = {};
  code.children = lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
    ...joinAlike(line).map(toNode),
  ]);
}

function isKnown(language: string): language is BundledLanguage {
  return language in bundledLanguages;
}

let highlighter: Promise<HighlighterCore> | undefined;

async function tokenize(code: string, language: BundledLanguage): Promise<ThemedToken[][]> {
  // Created for the first block: most builds of one page, and the content check, never need it.
  highlighter ??= createHighlighterCore({ themes: [theme], engine: createJavaScriptRegexEngine() });
  const { loadLanguage, codeToTokensBase } = await highlighter;
  await loadLanguage(bundledLanguages[language]);
  // With a time limit a busy machine could highlight only part of a line, so output would vary.
  return codeToTokensBase(code, { lang: language, theme: 'tags', tokenizeTimeLimit: 0 });
}

/** A piece of code, and the element around it, if any. */
interface Piece {
  value: string;
  tagName: string | undefined;
}

/** Reduces tags: adjacent tokens of one kind are merged, and spaces join the token before them. */
function joinAlike(tokens: ThemedToken[]): Piece[] {
  const joined: Piece[] = [];
  for (const { content: value, color = '' } of tokens) {
    const tagName = tags[color];
    const last = joined.at(-1);
    if (last && (last.tagName === tagName || value.trim() === '')) last.value += value;
    else joined.push({ value, tagName });
  }
  return joined;
}

function toNode({ value, tagName }: Piece): ElementContent {
  const text = { type: 'text' as const, value };
  return tagName === undefined
    ? text
    : { type: 'element', tagName, properties: {}, children: [text] };
}
