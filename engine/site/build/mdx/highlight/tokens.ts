import type { HighlighterCore, ThemeRegistrationRaw } from 'shiki/core';
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { BundledLanguage } from 'shiki/langs';
import { bundledLanguages } from 'shiki/langs';

/** What a piece of code is, as far as the reader is shown: a word, a value, a remark. */
export type TokenKind = 'word' | 'value' | 'remark';

/** A piece of code; plain where it has no kind. */
export interface Token {
  text: string;
  kind?: TokenKind | undefined;
}

/** Colours that never reach a page: they carry the kind of a token through the highlighter. */
const colours: Record<TokenKind, string> = {
  word: '#000001',
  value: '#000002',
  remark: '#000003',
};
const kinds = new Map(Object.entries(colours).map(([kind, colour]) => [colour, kind as TokenKind]));

const theme: ThemeRegistrationRaw = {
  name: 'kinds',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    toRule('word', ['keyword', 'storage', 'entity.name.tag', 'support.type.property-name']),
    toRule('value', ['string', 'constant']),
    toRule('remark', ['comment', 'punctuation.definition.comment']),
  ],
};

function toRule(kind: TokenKind, scope: string[]) {
  return { scope, settings: { foreground: colours[kind] } };
}

let highlighter: Promise<HighlighterCore> | undefined;

/**
 * Tells the words, values and remarks of code apart.
 * @param code the text of a fenced block
 * @param language what stands behind its fence, such as `yaml`
 * @returns lines of tokens; undefined where nobody knows the language
 */
export async function tokenize(code: string, language: string): Promise<Token[][] | undefined> {
  if (!isKnown(language)) return undefined;
  // Started on the first block: most builds of one page, and the content check, never need it.
  highlighter ??= createHighlighterCore({ themes: [theme], engine: createJavaScriptRegexEngine() });
  const { loadLanguage, codeToTokensBase } = await highlighter;
  await loadLanguage(bundledLanguages[language]);
  // A limit of time would colour a line by halves on a busy machine: the same text, other bytes.
  const lines = codeToTokensBase(code, { lang: language, theme: 'kinds', tokenizeTimeLimit: 0 });
  return lines.map((line) => joinAlike(line.map(({ content, color }) => toToken(content, color))));
}

function isKnown(language: string): language is BundledLanguage {
  return language in bundledLanguages;
}

function toToken(text: string, colour: string | undefined): Token {
  return { text, kind: kinds.get(colour?.toLowerCase() ?? '') };
}

/** Fewer tags: neighbours of one kind become one piece, and spaces belong to what is before them. */
function joinAlike(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last !== undefined && (last.kind === token.kind || token.text.trim() === '')) {
      last.text += token.text;
    } else joined.push({ ...token });
  }
  return joined;
}
