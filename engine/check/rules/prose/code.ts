import { shorten } from '#base/words';
import type { Block, MarkdownDiagnostic, Prose } from './prose';
import { endOf, startOf } from './prose';

/** Code that never ends, and text that was meant as code. */
export function findCode(prose: Prose): MarkdownDiagnostic[] {
  return [
    ...prose.blocks.flatMap(findTicks),
    ...findFences(prose),
    ...findIndented(prose),
    ...findEscaped(prose),
  ];
}

/** A backtick that closes or opens nothing, or stands for an apostrophe. */
function findTicks({ seen, raw, start }: Block): MarkdownDiagnostic[] {
  let isOpen = false;
  return [...seen.matchAll(/`+|´/g)].flatMap(({ index, 0: ticks }): MarkdownDiagnostic[] => {
    const at = start + index;
    const end = at + ticks.length;
    const around = `${seen.charAt(index - 1)}${seen.charAt(index + ticks.length)}`;
    if (ticks.length === 1 && /^\p{L}{2}$/u.test(around)) {
      const word = /(?<!\p{L})\p{L}+$/u.exec(seen.slice(0, index))?.[0] ?? '';
      const rest = /^[\p{L}]+/u.exec(seen.slice(index + 1))?.[0] ?? '';
      const message = `has "${ticks}" in ${word}${ticks}${rest}, a sign for code and no apostrophe; write ${word}’${rest}`;
      return [
        {
          kind: 'tick-as-apostrophe',
          start: at,
          end,
          message,
          fix: [{ start: at, end, text: '’' }],
        },
      ];
    }
    if (ticks.startsWith('´') || isOpen) return [];
    isOpen = true;
    const words =
      /^\S+/.exec(raw.slice(index + ticks.length))?.[0].replace(/(?<![.,;:!?`])[.,;:!?`]+$/, '') ??
      '';
    const message = `opens code with ${ticks} and does not close it in the same paragraph, so readers see the sign; write "${ticks}${shorten(words || 'code')}${ticks}", or \\\` for the sign itself`;
    return [{ kind: 'code-unclosed', start: at, end, message }];
  });
}

/** A fence that nothing closes takes everything below it. */
function findFences({ visits, text }: Prose): MarkdownDiagnostic[] {
  return visits.flatMap(({ node }) => {
    if (node.type !== 'code') return [];
    const [start, end] = [startOf(node), endOf(node)];
    const lines = text.slice(start, end).split('\n');
    const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1];
    if (fence === undefined) return [];
    const last = (lines.at(-1) ?? '').replace(/^[ \t>]+/, '').trimEnd();
    const isClosed = lines.length > 1 && last.startsWith(fence) && /^([`~])\1*$/.test(last);
    if (isClosed) return [];
    const rows = lines.slice(1).filter((line) => line.trim() !== '').length;
    const message = `opens a block of code with ${fence} that nothing closes, so readers see ${rows === 0 ? 'an empty box' : 'everything below it as code'}; write ${fence} on a line of its own behind the last line of code, or close a block above`;
    return [{ kind: 'fence-unclosed', start, end: start + (lines[0] ?? '').length, message }];
  });
}

/** Four spaces make code elsewhere; here they make a paragraph. */
function findIndented({ visits, text }: Prose): MarkdownDiagnostic[] {
  return visits.flatMap(({ node, parents }) => {
    if (node.type !== 'paragraph' || parents.length !== 1) return [];
    const start = startOf(node);
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const lines = text.slice(lineStart, endOf(node)).split('\n');
    const isIndented = lines.every((line) => /^(?: {4}|\t)/.test(line));
    if (lines.length < 2 || !isIndented || !/[;={}()[\]/\\$]|--/.test(lines.join(''))) return [];
    const message =
      'has code that is only indented, so readers see one paragraph; write ```text on a line above it and ``` on a line below it';
    return [{ kind: 'code-indented', start, end: start + (lines[0] ?? '').trim().length, message }];
  });
}

/** "`max\_value`": nothing needs a backslash in code, and readers see it. */
function findEscaped({ visits, text }: Prose): MarkdownDiagnostic[] {
  return visits.flatMap(({ node }) => {
    if (node.type !== 'inlineCode' || !/\w\\_\w/.test(node.value ?? '')) return [];
    const [start, end] = [startOf(node), endOf(node)];
    const better = text.slice(start, end).replaceAll('\\_', '_');
    const message = `has a backslash in code, where nothing needs one, so readers see it; write ${shorten(better)}`;
    return [
      {
        kind: 'backslash-in-code',
        start,
        end,
        message,
        isWarning: true,
        fix: [{ start, end, text: better }],
      },
    ];
  });
}
