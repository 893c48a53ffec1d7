import {
  isLost,
  type PageChange,
  type Review,
  type Row,
  type TextSegment,
} from '../review-data.ts';
import { count } from './count.ts';

/** A GitHub comment may have at most 65,536. */
const MOST_BYTES = 64_000;
/** The limit for each list and table. */
const MOST_LINES = 50;
const LONGEST = 400;

/** The review as Markdown for a comment; all authored text is escaped. */
export function toSummary(review: Review): string {
  const end = toEnd(review);
  let text = '';
  let left = MOST_BYTES - Buffer.byteLength(end);
  for (const part of listParts(review)) {
    left -= Buffer.byteLength(part);
    if (left < 0) {
      text += '\nThe rest stands in the report.\n';
      break;
    }
    text += part;
  }
  return `${text}\n${end}`;
}

function listParts({ pages, files, consequences, ...review }: Review): string[] {
  const own = pages.filter(({ file, also }) => file !== undefined || also.length > 0);
  return [
    `## What this change does, as readers will see it\n\n**${toText(review.sentence)}**\n\nCompared with ${toText(review.base)}.\n`,
    ...list(
      'Pages',
      pages.map((page) => toPageLine(page, review.preview)),
    ),
    ...table(
      'Fields',
      files.map(({ file, rows }) => [file, rows]),
    ),
    ...table(
      'Words',
      own.map(({ address, rows }) => [address, rows]),
    ),
    ...table(
      'What follows',
      consequences.map(({ what, rows }) => [what, rows]),
    ),
    ...list('Notes', review.notes.flatMap((note) => note.split('\n')).map(toText)),
  ];
}

/** A list of the first items, and how many more there are. */
function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const more = items.length - MOST_LINES;
  return [
    `\n### ${title}\n\n`,
    ...items.slice(0, MOST_LINES).map((item) => `- ${item}\n`),
    ...(more > 0 ? [`- and ${more} more\n`] : []),
  ];
}

/** A table of the first rows of all places, such as pages, and how many more there are. */
function table(title: string, groups: [name: string, rows: Row[]][]): string[] {
  const lines = groups.flatMap(([group, rows]) =>
    rows.map(({ label, segments }) => {
      const cells = [toText(group), toText(label), toSide(segments, 'in'), toSide(segments, 'out')];
      return `| ${cells.join(' | ')} |\n`;
    }),
  );
  if (lines.length === 0) return [];
  const more = lines.length - MOST_LINES;
  return [
    `\n### ${title}\n\n| In | Where | Before | After |\n| --- | --- | --- | --- |\n`,
    ...lines.slice(0, MOST_LINES),
    ...(more > 0 ? [`\nand ${more} more\n`] : []),
  ];
}

const TAGS = { in: ['<ins>', '</ins>'], out: ['<del>', '</del>'], same: ['', ''] } as const;

function toSide(segments: readonly TextSegment[], without: TextSegment['kind']): string {
  const shown = segments.filter(({ kind }) => kind !== without);
  return shown.map(({ kind, text }) => TAGS[kind].join(toInlineText(text))).join('');
}

function toPageLine(page: PageChange, preview: string | undefined): string {
  const { address, kind, from, also, title, file } = page;
  const target = toPreviewAddress(page, preview);
  const link = target === undefined ? toText(address) : `[${toText(address)}](<${target}>)`;
  const where = from === undefined ? '' : ` (was ${toText(from)})`;
  const others = also.length > 0 ? ` and ${count(also.length, 'page')} alike` : '';
  const source = file === undefined ? '' : ` (${toText(file)})`;
  const end = isLost(page) ? ' Its address leads nowhere now.' : '';
  return `${link}${where}${others}: ${kind}. ${toText(title)}${source}${end}`;
}

/**
 * The address of a page in a preview.
 * @returns undefined for a removed page, and if the preview's address is not an HTTP URL
 */
export function toPreviewAddress(
  { kind, address }: Pick<PageChange, 'kind' | 'address'>,
  preview: string | undefined,
): string | undefined {
  if (kind === 'removed' || preview === undefined || !URL.canParse(address, preview))
    return undefined;
  const { href, origin, protocol } = new URL(address, preview);
  return origin === new URL(preview).origin && /^https?:$/.test(protocol) ? href : undefined;
}

function toEnd({ report }: Review): string {
  if (report !== undefined && URL.canParse(report) && /^https?:/.test(report))
    return `[The whole report, with pictures](<${new URL(report).href}>)\n`;
  return 'The whole report, with pictures, is `review/index.html`.\n';
}

/** Escapes text for Markdown, including what begins a list or heading at the start of a line. */
function toText(text: string): string {
  return toInlineText(text.trim()).replace(/^(\d+)(?=[.)])|^(?=[-+#=])/, `$1${GAP}`);
}

/** Like `toText`, for the middle of a line. */
function toInlineText(text: string): string {
  return toPlainText(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}

/** A zero-width space that keeps mentions from notifying and addresses from becoming links. */
const GAP = '\u200b';

/** What may be the name of a commit: seven digits are enough for a link. */
const COMMIT = /\b[\da-f]{7,64}\b/gi;

/** Escapes untrusted text so that Markdown and HTML see no tag, link, mention or end of a cell. */
export function toPlainText(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/[\\`*_[\]|~$]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/@(?=\S)|#(?=\d)|:(?=\/\/)|\bwww(?=\.)|\bGH-(?=\d)/gi, `$&${GAP}`)
    .replace(COMMIT, (digits) => digits.replace(/.{6}(?=.)/g, `$&${GAP}`));
}
