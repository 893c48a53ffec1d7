import type { VFileMessage } from 'vfile-message';
import type { FactPaths } from '#base/facts';
import { textIndex } from '../read/locate';
import type { Finding } from '../rules/rule';
import type { MdxDiagnostic, Stop } from './mdx-diagnostics';
import { explainBrace, explainCode } from './mdx-diagnostics';
import { explainTag } from './mdx-tags';

/**
 * Explains what the MDX parser stumbled over.
 * @param text the text as it was parsed
 * @param error what the parser threw
 * @param facts what braces may have been meant as
 * @returns the finding, and the text without the mistake: unchanged where the search cannot go on
 */
export function mendMdx(
  text: string,
  error: VFileMessage,
  facts: FactPaths,
): { finding: Finding; text: string } {
  const index = textIndex(text);
  const stop = { text, offset: toOffset(index, error), reason: error.reason };
  const diagnostic = explain(stop, error.source ?? '', facts);
  const range = index.rangeOf(diagnostic.start, diagnostic.end);
  return { finding: { range, message: diagnostic.message }, text: diagnostic.text };
}

function explain(stop: Stop, source: string, facts: FactPaths): MdxDiagnostic {
  if (source === 'micromark-extension-mdxjs-esm') return explainCode(stop);
  if (source === 'micromark-extension-mdx-expression') return explainBrace(stop, facts);
  return explainTag(stop);
}

function toOffset(index: ReturnType<typeof textIndex>, { line, column, reason }: VFileMessage) {
  if (line !== undefined) return index.offsetAt(line, column ?? 1);
  const [, number = '1', place = '1'] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return index.offsetAt(Number(number), Number(place));
}
