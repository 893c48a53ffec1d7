import type { VFileMessage } from 'vfile-message';

import { explainBrace, explainCode } from './mdx-braces';
import { explainTag } from './mdx-tags';
import type { Finding } from './rule';
import { textIndex } from './text-index';

/** A slip of MDX: its first and last offset, its words, and the text with the slip painted over. */
export interface MdxSlip {
  start: number;
  end: number;
  message: string;
  /** As long as before, so that all other places stay where they are. */
  text: string;
}

/** Where the parser gave up. */
export interface Stop {
  /** The text that was parsed. */
  text: string;
  /** The offset at which it gave up. */
  offset: number;
  /** The parser's own reason. */
  reason: string;
}

/**
 * Explains what the MDX parser stumbled over.
 * @param text the text as it was parsed
 * @param error what the parser threw
 * @returns the finding, and the text without the slip: unchanged where the search cannot go on
 */
export function mendMdx(text: string, error: VFileMessage): { finding: Finding; text: string } {
  const index = textIndex(text);
  const stop = { text, offset: toOffset(index, error), reason: error.reason };
  const slip = explain(stop, error.source ?? '');
  const range = index.rangeOf(slip.start, slip.end);
  return { finding: { range, message: slip.message }, text: slip.text };
}

function explain(stop: Stop, source: string): MdxSlip {
  if (source === 'micromark-extension-mdxjs-esm') return explainCode(stop);
  if (source === 'micromark-extension-mdx-expression') return explainBrace(stop);
  return explainTag(stop);
}

function toOffset(index: ReturnType<typeof textIndex>, { line, column, reason }: VFileMessage) {
  if (line !== undefined) return index.offsetAt(line, column ?? 1);
  const [, number = '1', place = '1'] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return index.offsetAt(Number(number), Number(place));
}

/** Paints over a piece of text: the same length, the same lines, nothing that MDX knows. */
export function paint(text: string, start: number, end: number): string {
  const piece = text.slice(start, end).replace(/[^\n]/g, ' ');
  return text.slice(0, start) + piece + text.slice(end);
}

/** Replaces one character. */
export function replaceAt(text: string, offset: number, character: string): string {
  return text.slice(0, offset) + character + text.slice(offset + 1);
}
