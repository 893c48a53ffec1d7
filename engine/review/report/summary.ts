import { GAP, toPlainText } from '#base/markdown';
import type { Piece } from '../compare-words';
import { toProblemSentence } from '../problems';
import type { Review, ReviewedPage } from '../review';
import { toCount } from '../sentences';

/** A comment on GitHub holds 65,536. */
const MOST_BYTES = 64_000;
const MOST_PAGES = 60;
const MOST_WORDS = 40;
const LONGEST = 400;

/** What a summary says of a page. */
type Page = Pick<
  ReviewedPage,
  'address' | 'aspects' | 'from' | 'isOwn' | 'kind' | 'places' | 'redirect' | 'why'
> & { words: Pick<ReviewedPage['words'][number], 'label' | 'pieces'>[] };

/** What a summary says of a review. */
interface Summarized
  extends Pick<
    Review,
    'base' | 'sentence' | 'notes' | 'consequences' | 'problems' | 'preview' | 'report'
  > {
  changes: Pick<Review['changes'][number], 'sentence' | 'shared'>[];
  pages: Page[];
}

/** The review as Markdown for a comment: what was written stands in it as text, whatever it is. */
export function toSummary(review: Summarized): string {
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

function listParts(review: Summarized): string[] {
  return [
    `## What this change does, as readers will see it\n\n**${toText(review.sentence)}**\n\nCompared with ${toText(review.base)}.\n`,
    ...list(
      '',
      review.changes.map(({ sentence }) => toText(sentence)),
    ),
    ...list('### Problems', toProblems(review)),
    ...list('### Pages', toPages(review)),
    ...list('### Words', toWordLines(review)),
    ...toTable(review),
    ...list('### Notes', review.notes.map(toText)),
  ];
}

function list(title: string, items: string[]): string[] {
  if (items.length === 0) return [];
  return [title === '' ? '\n' : `\n${title}\n\n`, ...items.map((item) => `- ${item}\n`)];
}

function toProblems({ problems }: Summarized): string[] {
  const line = (name: string) => (problem: Summarized['problems']['fresh'][number]) =>
    `${name}${problem.severity === 'error' ? '' : ' warning'}: ${toText(toProblemSentence(problem))} (${toText(problem.file)}:${problem.line})`;
  const old =
    problems.old.length === 0 ? [] : [`${toCount(problems.old.length, 'problem')} as before`];
  return [...problems.fresh.map(line('New')), ...problems.mended.map(line('Mended')), ...old];
}

function toPages({ pages, changes, preview }: Summarized): string[] {
  const lines = pages.slice(0, MOST_PAGES).map((page) => toPageLine(page, preview));
  const more = pages.length - lines.length;
  if (more > 0) lines.push(`and ${toCount(more, 'more page')}`);
  const shared = changes
    .filter(({ shared }) => shared.length > 0)
    .map(
      ({ shared, sentence }) =>
        `${toCount(shared.length, 'page')} with this alone: ${toText(sentence)}`,
    );
  return [...lines, ...shared];
}

function toPageLine(page: Page, preview: string | undefined): string {
  const { address, kind, from, aspects, why, places, redirect } = page;
  const name = linkTo(address, kind === 'removed' ? undefined : preview);
  const where = kind === 'moved' && from !== undefined ? ` (was ${toText(from)})` : '';
  const what = kind === 'changed' ? aspects.join(', ') : kind;
  const lost = (kind === 'removed' || kind === 'moved') && redirect === undefined;
  const end = lost ? ' The old address leads nowhere.' : '';
  const list = places.length === 0 ? '' : ` ${toText(places.slice(0, 2).join('; '))}.`;
  return `${name}${where}: ${what}. ${toText(why)}${list}${end}`;
}

function linkTo(address: string, preview: string | undefined): string {
  if (preview === undefined) return toText(address);
  const target = toPreviewAddress(preview, address);
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

function toWordLines({ pages }: Summarized): string[] {
  const own = pages.filter(({ isOwn }) => isOwn);
  const lines = own.flatMap(({ address, words }) =>
    words.map(
      ({ label, pieces }) =>
        `${toText(address)}, ${toText(label)}: ${pieces.map(toPiece).join('')}`,
    ),
  );
  const more = lines.length - MOST_WORDS;
  return [
    ...lines.slice(0, MOST_WORDS),
    ...(more > 0 ? [`and ${toCount(more, 'more place')}`] : []),
  ];
}

function toPiece({ kind, text }: Piece): string {
  const words = toInlineText(text);
  if (kind === 'in') return `<ins>${words}</ins>`;
  return kind === 'out' ? `<del>${words}</del>` : words;
}

function toTable({ consequences }: Summarized): string[] {
  if (consequences.length === 0) return [];
  const rows = consequences.map(({ what, before, after, means }) => {
    const words = means.slice(0, 6).map(toText);
    if (means.length > words.length) words.push(`and ${means.length - words.length} more`);
    return `| ${toText(what)} | ${toInlineText(before)} | ${toInlineText(after)} | ${words.join('<br>')} |\n`;
  });
  return [
    '\n### What follows\n\n| What | Before | After | Means |\n| --- | ---: | ---: | --- |\n',
    ...rows,
  ];
}

function toEnd({ report }: Summarized): string {
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
