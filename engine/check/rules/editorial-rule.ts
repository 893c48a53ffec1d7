import type { z } from 'zod';
import { countWords } from '#base/reading-time';
import { shorten } from '#base/words';
import type { EntryData } from '../definitions';
import { replaceWord } from '../edits';
import type { DayMeaning } from '../fields';
import type { Finding, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { toPublication, valueAt } from '../read/data';
import { type FieldText, listMarkedTexts } from '../read/field-values';
import type { Range } from '../read/locate';
import { listHeadings } from './body';
import { type Site, toFieldFinding, toProblems } from './rule';

/** The lengths at which search results show a title and the text below it, in characters. */
const TITLE = 65;
const EXCERPT = { least: 70, most: 160 };

/** An editor's remarks: mostly advice, which never fails a build. */
export function checkEditorial(
  file: ContentFile,
  schema: z.ZodType,
  { today, builtInAnchorsOf }: Pick<Site, 'today' | 'builtInAnchorsOf'>,
): Problem[] {
  return toProblems('editorial', file.path, [
    ...judgeTitle(file),
    ...judgeExcerpt(file),
    ...judgeDays(file, schema, today),
    ...judgeEnds(file, schema, today),
    ...judgeByKind(file),
    ...judgeHeadings(file, builtInAnchorsOf(file)),
  ]);
}

/** The title that search results show; undefined if a file has none. */
export function titleOf(file: ContentFile): FieldText | undefined {
  const roles = rolesOf(file);
  return textAt(file, roles === undefined ? ['seo', 'title'] : [roles.title]);
}

function excerptOf(file: ContentFile): FieldText | undefined {
  const roles = rolesOf(file);
  if (roles === undefined) return textAt(file, ['seo', 'description']);
  return file.model.readEntryPath(file.path)?.known.definition.cutExcerpt
    ? undefined
    : textAt(file, [roles.excerpt]);
}

/** The field roles of an entry that has a page; undefined for any other file. */
function rolesOf({ model, path }: ContentFile) {
  const known = model.readEntryPath(path)?.known;
  return known?.base ? known.definition.roles : undefined;
}

function textAt(file: ContentFile, path: string[]): FieldText | undefined {
  const text = valueAt(file.data, path);
  return typeof text === 'string' ? { path, text } : undefined;
}

/** Advice about a field of the frontmatter. */
export function advise(file: ContentFile, path: string[], message: string): Finding {
  return { ...toFieldFinding(file, path, { message }), isWarning: true };
}

function judgeTitle(file: ContentFile): Finding[] {
  const title = titleOf(file);
  if (title === undefined || title.text.length <= TITLE) return [];
  const message = `is ${title.text.length} characters long, and search results cut titles off at about ${TITLE}; shorten it, or move the most important words to the front`;
  return [advise(file, title.path, message)];
}

function judgeExcerpt(file: ContentFile): Finding[] {
  const excerpt = excerptOf(file);
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

/** How many days before an entry leaves its lists the check warns. */
const NOTICE = 14;
const DAY = 86_400_000;

/** Lists leave out an entry from the day after it ends, which should surprise nobody. */
function judgeEnds(file: ContentFile, schema: z.ZodType, today: string): Finding[] {
  if (toPublication(file.data).draft) return [];
  return listDays(file, schema, 'ends').flatMap(({ path, day }) => {
    const left = (Date.parse(day) - Date.parse(today)) / DAY;
    if (left > NOTICE) return [];
    const what =
      left < 0
        ? `was ${day}, so lists leave the entry out`
        : `is ${day}, and lists leave the entry out from the day after on`;
    const message = `${what}; write a later day where it still holds, else delete the file and send its readers on`;
    return [advise(file, path, message)];
  });
}

/** The publication day of an online entry must not lie in the future; its other days may. */
function judgeDays(file: ContentFile, schema: z.ZodType, today: string): Finding[] {
  const { draft, publishAt } = toPublication(file.data);
  if (draft || publishAt !== undefined) return [];
  return listDays(file, schema, 'published').flatMap(({ path, day }) => {
    if (day <= today) return [];
    const message = `is ${day}, which is still to come, but the entry goes online at once; add a line "publishAt: ${day}", or "draft: true", or correct the date`;
    return [advise(file, path, message)];
  });
}

/** The valid days of a file with a given meaning. */
function listDays(file: ContentFile, schema: z.ZodType, means: DayMeaning) {
  return listMarkedTexts(file, schema).flatMap(({ path, text: day, meta }) =>
    meta.means === means && /^\d{4}-\d{2}-\d{2}$/.test(day) ? [{ path, day }] : [],
  );
}

/** The advice of an entry's collection about it. */
function judgeByKind(file: ContentFile): Finding[] {
  const definition = file.model.readEntryPath(file.path)?.known.definition;
  const advice = definition?.advise(toEntryData(file)) ?? [];
  return advice.map(({ field, message }) => advise(file, [field], message));
}

/** A file as its collection's advice sees it. */
export function toEntryData({ data, source }: ContentFile): EntryData {
  return {
    data,
    // Lazy, since few pieces of advice need them.
    get words() {
      return countWords(source);
    },
  };
}

function judgeHeadings(file: ContentFile, taken: ReadonlySet<string>): Finding[] {
  let above = 1;
  return listHeadings(file).flatMap(({ depth, text, id, range }) => {
    const from = above;
    above = depth === 1 ? 2 : depth;
    if (text.trim() === '')
      return [{ range, message: 'has a heading without words; write them, or delete that line' }];
    if (depth === 1) {
      const message = `has "# ${shorten(text)}", but the one heading of the first level is the title in the frontmatter; write "## ${shorten(text)}"`;
      return [{ range, message, fix: replaceWord(file, markOf(range, 2), '# ', '## ') }];
    }
    if (taken.has(id)) {
      const message = `has the heading "${shorten(text)}", but its anchor #${id} is that of a section which the page adds; use other words`;
      return [{ range, message }];
    }
    if (depth <= from + 1) return [];
    const message = `has a heading of level ${depth} below one of level ${from}, which readers of a screen reader take for a gap; write "${'#'.repeat(from + 1)} ${shorten(text)}"`;
    const fix = replaceWord(
      file,
      markOf(range, depth + 1),
      `${'#'.repeat(depth)} `,
      `${'#'.repeat(from + 1)} `,
    );
    return [{ range, message, isWarning: true, fix }];
  });
}

/** The range of the `#` characters of a heading. */
function markOf({ line, column }: Range, length: number): Range {
  return { line, column, endLine: line, endColumn: column + length };
}
