import type { ContentFile } from './content-file';
import { valueAt } from './data';
import { listHeadings } from './headings';
import { spanOfValue } from './locate';
import type { Problem } from './problem';
import { toPublication } from './reference-rule';
import type { Finding, Site } from './rule';
import { toProblems } from './rule';
import { shorten } from './words';

/** What search results show of a title, and of the sentences below it, in characters. */
const TITLE = 65;
const EXCERPT = { least: 50, most: 165 };

/** The fields that search results show, by the folder below `content/`. */
const titleFields: Record<string, string[]> = {
  insights: ['title'],
  stories: ['title'],
  jobs: ['title'],
  pages: ['seo', 'title'],
};
const excerptFields: Record<string, string[]> = {
  insights: ['excerpt'],
  products: ['description'],
  markets: ['description'],
  jobs: ['summary'],
  pages: ['seo', 'description'],
};

/** What an editor would say: mostly advice, which stops no build. */
export function checkEditorial(file: ContentFile, { today }: Pick<Site, 'today'>): Problem[] {
  return toProblems('editorial', file.path, [
    ...judgeTitle(file),
    ...judgeExcerpt(file),
    ...judgeDate(file, today),
    ...judgeHeadings(file),
  ]);
}

/** The title that search results show; undefined where a file has none. */
export function titleOf(file: ContentFile): { path: string[]; text: string } | undefined {
  return textAt(file, titleFields);
}

function textAt(file: ContentFile, fields: Record<string, string[]>) {
  const path = fields[file.path.split('/')[1] ?? ''];
  const text = path === undefined ? undefined : valueAt(file.data, path);
  return path !== undefined && typeof text === 'string' ? { path, text } : undefined;
}

/** Advice about a field of the frontmatter. */
export function advise(file: ContentFile, path: string[], message: string): Finding {
  const range = file.rangeAt(...spanOfValue(file.mended?.contents ?? null, path));
  return { range, field: path.join('.'), message, isWarning: true };
}

function judgeTitle(file: ContentFile): Finding[] {
  const title = titleOf(file);
  if (title === undefined || title.text.length <= TITLE) return [];
  const message = `is ${title.text.length} characters long, and search results cut titles off at about ${TITLE}; shorten it, or move the most important words to the front`;
  return [advise(file, title.path, message)];
}

function judgeExcerpt(file: ContentFile): Finding[] {
  const excerpt = textAt(file, excerptFields);
  if (excerpt === undefined || excerpt.text === '') return [];
  const { path, text } = excerpt;
  const found: string[] = [];
  if (text.length > EXCERPT.most) {
    found.push(
      `is ${text.length} characters long, and search results cut it off at about ${EXCERPT.most}; shorten it by ${text.length - EXCERPT.most}`,
    );
  }
  if (text.length < EXCERPT.least) {
    found.push(
      `is ${text.length} characters long, too short to make anybody curious; write ${EXCERPT.least} to ${EXCERPT.most}`,
    );
  }
  if (!/[.!?]["”’')\]]*$/.test(text)) {
    const end = text.length > 24 ? `…${text.slice(-24)}` : text;
    found.push(
      `ends in the middle of a sentence, "${end}"; finish it, with a full stop at its end`,
    );
  }
  return found.map((message) => advise(file, path, message));
}

function judgeDate(file: ContentFile, today: string): Finding[] {
  const date = valueAt(file.data, ['date']);
  const { draft, publishAt } = toPublication(file.data);
  const isFuture = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && date > today;
  if (!isFuture || draft || publishAt !== undefined) return [];
  const message = `is ${date}, which is still to come, but the entry goes online at once; add a line "publishAt: ${date}", or "draft: true", or correct the date`;
  return [advise(file, ['date'], message)];
}

function judgeHeadings(file: ContentFile): Finding[] {
  let above = 1;
  return listHeadings(file).flatMap(({ depth, text, range }) => {
    const from = above;
    above = depth === 1 ? 2 : depth;
    if (text.trim() === '')
      return [{ range, message: 'has a heading without words; write them, or delete its #' }];
    if (depth === 1) {
      const message = `has "# ${shorten(text)}", but the one heading of the first level is the title in the frontmatter; write "## ${shorten(text)}"`;
      return [{ range, message }];
    }
    if (depth <= from + 1) return [];
    const message = `has a heading of level ${depth} below one of level ${from}, which readers of a screen reader take for a gap; write "${'#'.repeat(from + 1)} ${shorten(text)}"`;
    return [{ range, message, isWarning: true }];
  });
}
