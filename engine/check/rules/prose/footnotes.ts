import type { TextEdit } from '../../read/text-edit.ts';
import type { ProseRule, Visit } from './prose.ts';
import { spanOf } from './prose.ts';

/** Footnotes would be parsed, but pages have no place for them. */
export const footnotes: ProseRule = (visits) => {
  const [root] = visits;
  const all = visits.filter(({ node }) => node.type.startsWith('footnote'));
  const [first] = all;
  if (first === undefined) return [];
  const texts = all.filter(({ node }) => node.type === 'footnoteDefinition');
  const more = texts.length > 1 ? ` (${texts.length} in all)` : '';
  const message = `has a footnote${more}, and pages have no place for one; write the remark into the sentence, and the source as a link`;
  const fix = texts.map((text) => toEdits(text, all, root?.raw ?? ''));
  const { start, end } = first;
  const isSure = fix.every((edits) => edits.length > 0);
  const edits = isSure ? fix.flat() : [];
  return [{ kind: 'footnote', start, end: Math.min(end, start + 60), message, fix: edits }];
};

/** Moves the text of a footnote into its sentence; nothing if that is not plain. */
function toEdits(text: Visit, all: readonly Visit[], body: string): TextEdit[] {
  const [paragraph, more] = text.node.children ?? [];
  const numbers = all.filter(
    ({ node }) => node.type === 'footnoteReference' && node.identifier === text.node.identifier,
  );
  const [number, other] = numbers;
  if (paragraph?.type !== 'paragraph' || more || !number || other) return [];
  const { start, end } = spanOf(paragraph);
  const note = text.raw.slice(start - text.start, end - text.start);
  if (note.includes('\n') || note.length > 200) return [];
  const remark = ` (${note.trim().replace(/\.$/, '')})`;
  // The period of a sentence goes behind its remark.
  const sign = /[.,;:!?]/.exec(body.charAt(number.start - 1))?.[0] ?? '';
  return [
    { start: number.start - sign.length, end: number.end, text: remark + sign },
    { start: text.start, end: text.end, text: '' },
  ];
}
