import { shorten } from '#base/words';
import type { Block, Line, MarkdownDiagnostic, Prose } from './prose';
import { endOf, linesOf, paragraphsOf, startOf, wordsOf } from './prose';

/** Headings that became none, and paragraphs that became one. */
export function findHeadings(prose: Prose): MarkdownDiagnostic[] {
  return [
    ...paragraphsOf(prose).flatMap((block) => [...findMissed(block), ...findBold(block)]),
    ...prose.blocks
      .filter(({ node }) => node.type === 'heading')
      .flatMap((block) => [...findUnderlined(block), ...findWrapped(block)]),
  ];
}

function findMissed(block: Block): MarkdownDiagnostic[] {
  return linesOf(block).flatMap((line) => findHashes(line, block) ?? findForeign(line) ?? []);
}

/** "##Heading", and "## Heading" with a space of Word. */
function findHashes(line: Line, { raw }: Block): MarkdownDiagnostic[] | undefined {
  const match = /^[ \t]*(?:(#+)([^\S ]*)|(#{7,})( *))(?=[^\s#])/u.exec(line.seen);
  if (match === null) return undefined;
  const [all] = match;
  const hashes = match[1] ?? match[3] ?? '';
  const space = match[2] ?? match[4] ?? '';
  const words = line.raw.slice(all.length).replace(/(?<![ \t])[ \t]+#+[ \t]*$/, '');
  if (space === '' && hashes.length === 1 && !isLikeHeading(words, raw)) return undefined;
  const depth = Math.max(2, Math.min(6, hashes.length));
  const better = `${'#'.repeat(depth)} ${words.trim()}`;
  const why =
    hashes.length > 6
      ? `has ${hashes.length} # in front of a heading, and there are six levels`
      : space === ''
        ? `has no space behind "${hashes}", which makes no heading`
        : `has a non-breaking space behind "${hashes}", which makes no heading`;
  const end = line.start + line.raw.length;
  const message = `${why}, so readers see the # itself; write "${shorten(better)}"`;
  const fix = [{ start: line.start, end: line.start + all.length, text: `${'#'.repeat(depth)} ` }];
  return [{ kind: 'heading-missed', start: line.start, end, message, fix }];
}

/** "#Results", but neither "#1" nor "#GridTalk is a hashtag." */
function isLikeHeading(words: string, paragraph: string): boolean {
  const isAlone = !paragraph.trim().includes('\n');
  const isTag = /^\p{L}[^\P{L}\p{Lu}]*\p{Lu}\S*$/u.test(words) || /#\S/.test(words);
  return isAlone && /^\p{Lu}/u.test(words) && !/[.!?,;:]$/.test(words.trim()) && !isTag;
}

/** How Confluence and wikis write a heading. */
function findForeign(line: Line): MarkdownDiagnostic[] | undefined {
  const jira = /^h([1-6])\.[ \t]+(\S.*)$/.exec(line.seen);
  const wiki = jira ? undefined : readWiki(line.seen);
  const [mark, words] = jira?.slice(1) ?? wiki ?? [];
  if (mark === undefined || words === undefined) return undefined;
  if (wiki && !/^=+[ \t]/.test(line.seen)) return undefined;
  const depth = jira ? Math.max(2, Number(mark)) : mark.length;
  const end = line.start + line.raw.length;
  const text = `${'#'.repeat(depth)} ${words}`;
  const message = `has a heading as ${jira ? 'Jira writes' : 'wikis write'} it, so readers see the signs themselves; write "${shorten(text)}"`;
  const fix = [{ start: line.start, end, text }];
  return [{ kind: 'heading-of-wiki', start: line.start, end, message, fix }];
}

/** The signs around a heading of a wiki, and its words: `== Words ==`. */
function readWiki(seen: string): [mark: string, words: string] | undefined {
  const mark = /^={2,6}(?!=)/.exec(seen)?.[0] ?? '';
  const text = seen.trimEnd();
  const words = text.slice(mark.length, -mark.length).trim();
  return mark !== '' && text.endsWith(mark) && words !== '' ? [mark, words] : undefined;
}

/** A whole paragraph in bold letters, which looks like a heading and is none. */
function findBold({ node, parents, start, raw }: Block): MarkdownDiagnostic[] {
  const [only, more] = node.children ?? [];
  const isHeading = only?.type === 'strong' && more === undefined && parents.length === 1;
  const words = only === undefined ? '' : wordsOf(only);
  if (!isHeading || words.length > 80 || /[.!?,;:"”)]$/.test(words.trim())) return [];
  const message = `has a line in bold letters that looks like a heading and is none, so it is missing from the outline; write "## ${shorten(words)}"`;
  return [{ kind: 'bold-as-heading', start, end: start + raw.length, message, isWarning: true }];
}

/** A line of hyphens or equals signs makes a heading of all that stands right above it. */
function findUnderlined({ node, start, raw }: Block): MarkdownDiagnostic[] {
  if (raw.startsWith('#') || !/\n[ \t>]*(-+|=+)[ \t]*$/.test(raw)) return [];
  const words = wordsOf(node).trim();
  const line = raw.trim().split('\n').at(-1)?.trim() ?? '';
  const isHeading = !words.includes('\n') && words.length < 80 && !/[.!?,;:]$/.test(words);
  const sign = line.length > 5 ? `${line.slice(0, 3)}…` : line;
  const message = `has words that become a heading, because of the line "${sign}" right below them; leave an empty line between the two, or write "## ${shorten(words)}" if they are one`;
  const end = start + raw.indexOf('\n');
  return [{ kind: 'text-becomes-heading', start, end, message, isWarning: isHeading }];
}

/** "## **Results**", as Google Docs exports it. */
function findWrapped({ node, start, raw }: Block): MarkdownDiagnostic[] {
  const [only, more] = node.children ?? [];
  if (only?.type !== 'strong' || more !== undefined) return [];
  const [from, to] = [startOf(only), endOf(only)];
  const words = raw.slice(from - start + 2, to - start - 2);
  const text = words.trim();
  const message = `has bold letters in a heading, which is bold by itself; write "${'#'.repeat(node.depth ?? 2)} ${shorten(text)}"`;
  const fix = [{ start: from, end: to, text }];
  return [
    { kind: 'bold-in-heading', start, end: start + raw.length, message, isWarning: true, fix },
  ];
}
