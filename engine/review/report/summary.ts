import { GAP, toPlainText } from '#base/markdown';
import { toProblemSentence, toTask } from '../problems';
import type { PageChange, Piece, Problem, Review, Row } from '../review-data';
import { isLost, toCount } from '../review-data';

/** A comment on GitHub holds 65,536. */
const MOST_BYTES = 64_000;
const MOST_PAGES = 60;
const MOST_ROWS = 40;
const LONGEST = 400;

/** The review as Markdown for a comment: what was written stands in it as text, whatever it is. */
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

function listParts({ problems, pages, shared, files, ...review }: Review): string[] {
  const fields = files.flatMap(({ file, rows }) => name(file, rows));
  const alike = shared.flatMap(({ rows, pages: all }) => name(toCount(all.length, 'page'), rows));
  const own = pages.filter(({ file }) => file !== undefined);
  const words = own.flatMap(({ address, rows }) => name(address, rows));
  const follows = review.consequences.flatMap(({ what, rows }) => name(what, rows));
  return [
    `## What this change does, as readers will see it\n\n**${toText(review.sentence)}** ${toTask(problems)}\n\nCompared with ${toText(review.base)}.\n`,
    ...list('Problems', [
      ...problems.fresh.map((problem) => toProblemLine('New', problem)),
      ...problems.mended.map((problem) => toProblemLine('Mended', problem)),
      ...(problems.old.length > 0 ? [`${toCount(problems.old.length, 'problem')} as before`] : []),
    ]),
    ...list('Pages', [
      ...pages.slice(0, MOST_PAGES).map((page) => toPageLine(page, review.preview)),
      ...(pages.length > MOST_PAGES
        ? [`and ${toCount(pages.length - MOST_PAGES, 'more page')}`]
        : []),
    ]),
    ...table('Fields', fields),
    ...table('Words', [...alike, ...words]),
    ...table('What follows', follows),
    ...list('Notes', review.notes.map(toText)),
  ];
}

function list(title: string, items: string[]): string[] {
  if (items.length === 0) return [];
  return [`\n### ${title}\n\n`, ...items.map((item) => `- ${item}\n`)];
}

interface NamedRow extends Row {
  /** The page or file whose row it is. */
  of: string;
}

function name(of: string, rows: readonly Row[]): NamedRow[] {
  return rows.map((row) => ({ ...row, of }));
}

function table(title: string, rows: readonly NamedRow[]): string[] {
  if (rows.length === 0) return [];
  const more = rows.length - MOST_ROWS;
  return [
    `\n### ${title}\n\n| In | Where | Before | After |\n| --- | --- | --- | --- |\n`,
    ...rows
      .slice(0, MOST_ROWS)
      .map(
        ({ of, label, pieces }) =>
          `| ${toText(of)} | ${toText(label)} | ${toSide(pieces, 'in')} | ${toSide(pieces, 'out')} |\n`,
      ),
    ...(more > 0 ? [`\nand ${toCount(more, 'more place')}\n`] : []),
  ];
}

const TAGS = { in: ['<ins>', '</ins>'], out: ['<del>', '</del>'], same: ['', ''] } as const;

function toSide(pieces: readonly Piece[], without: Piece['kind']): string {
  const shown = pieces.filter(({ kind }) => kind !== without);
  return shown.map(({ kind, text }) => TAGS[kind].join(toInlineText(text))).join('');
}

function toProblemLine(lead: string, problem: Problem): string {
  const { severity, file, line } = problem;
  const kind = severity === 'error' ? '' : ' warning';
  return `${lead}${kind}: ${toText(toProblemSentence(problem))} (${toText(file)}:${line})`;
}

function toPageLine(page: PageChange, preview: string | undefined): string {
  const { address, kind, from, aspects, title, file } = page;
  const link = linkTo(address, kind === 'removed' ? undefined : preview);
  const where = kind === 'moved' && from !== undefined ? ` (was ${toText(from)})` : '';
  const what = [...(kind === 'changed' ? [] : [kind]), ...aspects].join(', ');
  const source = file === undefined ? '' : ` (${toText(file)})`;
  const end = isLost(page) ? ' The old address leads nowhere.' : '';
  return `${link}${where}: ${what}. ${toText(title)}${source}${end}`;
}

function linkTo(address: string, preview: string | undefined): string {
  const target = preview === undefined ? undefined : toPreviewAddress(preview, address);
  return target === undefined ? toText(address) : `[${toText(address)}](<${target}>)`;
}

/**
 * Where a page stands in a preview.
 * @returns undefined where the preview's address is none of the web
 */
export function toPreviewAddress(preview: string, path: string): string | undefined {
  if (!URL.canParse(path, preview)) return undefined;
  const { href, origin, protocol } = new URL(path, preview);
  if (origin !== new URL(preview).origin) return undefined;
  return /^https?:$/.test(protocol) ? href.replace(/[<>\s]/g, encodeURIComponent) : undefined;
}

function toEnd({ report }: Review): string {
  if (report !== undefined && URL.canParse(report) && /^https?:/.test(report))
    return `[The whole report, with pictures](<${new URL(report).href}>)\n`;
  return 'The whole report, with pictures, is `review/index.html`.\n';
}

/** Text that Markdown takes for nothing but text, also at the beginning of a line: no list, no heading. */
function toText(text: string): string {
  return toInlineText(text.trim()).replace(/^(\d+)(?=[.)])|^(?=[-+#=])/, `$1${GAP}`);
}

/** As `toText`, in the middle of a line. */
function toInlineText(text: string): string {
  return toPlainText(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}
