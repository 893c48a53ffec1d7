import { type AlertKind, alertKinds, readAlert } from '../../read/alert.ts';
import { ownValue } from '../../read/data.ts';
import { shorten, toList } from '../../wording/words.ts';
import { toUncoded } from './latex.ts';
import { forNodes, linesOf, type ProseRule, type Visit } from './prose.ts';

/** What other programs call their remarks, by the alert of GitHub that they come closest to. */
const names: Readonly<Record<AlertKind, string>> = {
  note: 'note info abstract summary todo example quote cite question help faq details',
  tip: 'tip hint success check done',
  important: 'important',
  warning: 'warning attention',
  caution: 'caution danger error bug failure fail missing',
};

const kinds: Readonly<Record<string, AlertKind>> = Object.fromEntries(
  alertKinds.flatMap((kind) => names[kind].split(' ').map((name) => [name, kind] as const)),
);

/** A remark as GitHub writes it. */
function toAlert(name: string, title: string, lines: readonly string[]): string {
  const kind = ownValue(kinds, name.toLowerCase()) ?? 'note';
  const titled = title.trim() === '' ? [] : [`**${title.trim()}**`, ''];
  const filled = lines.join('\n').trim() === '' ? lines : trimLines(lines);
  return [`[!${kind.toUpperCase()}]`, ...titled, ...filled]
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** Without empty lines at both ends. */
function trimLines(lines: readonly string[]): readonly string[] {
  const isFull = (line: string) => line.trim() !== '';
  return lines.slice(lines.findIndex(isFull), lines.findLastIndex(isFull) + 1);
}

/** `:::note`, a title perhaps, its lines, and `:::`. */
const CONTAINER = /^(:{3,}) ?([a-z]+)(?![a-z])(.*)$/i;

/** `!!! note "Title"`, with its lines indented below. */
const ADMONITION = /^(?:!!!|\?\?\?\+?)[ \t]+([a-z]+)(?:[ \t]+"([^"\n]*)")?[ \t]*$/i;

/** Remarks of other programs that are set apart by lines of their own. */
const containers: ProseRule = ([root]) => {
  if (root === undefined || !/^[ \t]*(?::::|!!!|\?\?\?)/m.test(root.raw)) return [];
  const lines = linesOf({ ...root, seen: root.raw });
  const uncoded = linesOf({ ...root, seen: root.raw, raw: toUncoded(root.raw) });
  return lines.flatMap((line, at) => {
    const plain = uncoded[at]?.raw ?? '';
    const found = readContainer(plain, uncoded, at) ?? readAdmonition(plain, uncoded, at);
    if (found === undefined) return [];
    const { name, title, from, to, last } = found;
    const text = toAlert(
      name,
      title,
      lines.slice(from, to).map(({ raw }) => raw.replace(/^ {4}/, found.isIndented ? '' : '$&')),
    );
    const end = lines[last]?.end ?? line.end;
    const isKnown = ownValue(kinds, name.toLowerCase()) !== undefined;
    const message = `has a remark of another program, "${shorten(line.raw.trim())}", so readers see its signs; write it as GitHub does: "> [!NOTE]", and the text in the lines below behind "> "`;
    const fix = isKnown && to > from ? [{ start: line.start, end, text }] : [];
    return [{ kind: 'aside', start: line.start, end: line.end, message, fix }];
  });
};

interface Container {
  name: string;
  title: string;
  /** The lines of its text, and its last one. */
  from: number;
  to: number;
  last: number;
  isIndented: boolean;
}

type Lines = readonly { raw: string }[];

function readContainer(line: string, lines: Lines, at: number): Container | undefined {
  const [, colons = '', name = '', rest = ''] = CONTAINER.exec(line.trim()) ?? [];
  if (name === '') return undefined;
  const title = /^\[([^\]]*)\]/.exec(rest)?.[1] ?? rest.replace(/\{[^{}]*\}/, '');
  const isEnd = ({ raw }: { raw: string }) => raw.trim() === colons;
  const length = lines.slice(at + 1).findIndex(isEnd);
  const to = length < 0 ? at + 1 : at + 1 + length;
  return { name, title, from: at + 1, to, last: to, isIndented: false };
}

function readAdmonition(line: string, lines: Lines, at: number): Container | undefined {
  const [, name = '', title = ''] = ADMONITION.exec(line) ?? [];
  if (name === '') return undefined;
  const length = lines.slice(at + 1).findIndex(({ raw }) => /^ {0,3}\S/.test(raw));
  const end = length < 0 ? lines.length : at + 1 + length;
  const filled = lines.slice(0, end).findLastIndex(({ raw }) => raw.trim() !== '');
  return { name, title, from: at + 1, to: filled + 1, last: filled, isIndented: true };
}

const MARK = /^\[!([a-z]+)\]([-+]?)[ \t]*([^\n]*)/i;

/** Marks of alerts that GitHub does not take: of other kinds, with a title, outside a quotation. */
const alerts = forNodes('alert', 'paragraph', ({ node, parents, raw, seen, start }) => {
  const [all, name = '', fold, rest = ''] = MARK.exec(seen) ?? [];
  if (all === undefined || fold === undefined) return undefined;
  const quote = parents.at(-1);
  const end = start + all.length;
  if (quote?.type !== 'blockquote') return checkOutside({ name, rest, raw, start, end, parents });
  if (quote.children?.[0] !== node) return undefined;
  if (readAlert(quote as Parameters<typeof readAlert>[0]) !== undefined) return undefined;
  const kind = ownValue(kinds, name.toLowerCase());
  if (kind === undefined) {
    const message = `has an alert called [!${name}], which is none; the kinds are ${toList(alertKinds.map((one) => `[!${one.toUpperCase()}]`))}`;
    return { start, end, message };
  }
  const mark = `[!${kind.toUpperCase()}]`;
  const title = raw.slice(all.length - rest.length, all.length).trim();
  const text = title === '' ? mark : `${mark}\n> **${title}**\n>`;
  const isEmpty = all.length === raw.length && quote.children.length === 1;
  if (isEmpty && title === '') {
    const message = `has the alert ${mark} without a text; write it in the lines below, each behind "> "`;
    return { start, end, message };
  }
  const message = `has "${shorten(all)}", which is no alert, so readers see the signs; write "> ${mark}" on a line of its own, and the text below it behind "> "`;
  return {
    start,
    end,
    message,
    fix:
      isEmpty && title !== ''
        ? [{ start, end, text: `${mark}\n> ${title}` }]
        : [{ start, end, text }],
  };
});

function checkOutside(
  one: Pick<Visit, 'raw' | 'start' | 'parents'> & { name: string; rest: string; end: number },
) {
  const { name, rest, raw, start, end, parents } = one;
  const kind = ownValue(kinds, name.toLowerCase());
  if (kind === undefined || parents.length !== 1) return undefined;
  const [, ...lines] = raw.split('\n');
  const text = toAlert(name, '', rest.trim() === '' ? lines : [rest, ...lines]);
  const message = `has [!${name}] outside a quotation, so readers see the signs; write "> " in front of it and of the lines below`;
  const isFull = rest.trim() !== '' || lines.length > 0;
  return { start, end, message, fix: isFull ? [{ start, end: start + raw.length, text }] : [] };
}

/** Remarks as other programs write them. */
export const asides: ProseRule[] = [containers, alerts];
