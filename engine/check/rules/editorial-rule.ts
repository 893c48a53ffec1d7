import type { z } from 'zod';
import type { DayMeaning } from '../fields/index.ts';
import { TO_DO } from '../model/entry-template.ts';
import { isPublished } from '../model/publishing.ts';
import type { Finding, Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { toPublication, valueAt } from '../read/data.ts';
import { replaceText } from '../read/edits.ts';
import { listMarkedTexts } from '../read/field-values.ts';
import { groupBy } from '../read/group-by.ts';
import { toRange } from '../read/locate.ts';
import { shorten } from '../wording/words.ts';
import { listElements, listHeadings, readBody } from './body.ts';
import { toFieldFindings, toProblems } from './rule.ts';
import type { Site } from './site.ts';

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
    ...validateTitle(file),
    ...validateExcerpt(file),
    ...validateDays(file, schema, today),
    ...validateEnds(file, schema, today),
    ...validateHeadings(file, builtInAnchorsOf(file)),
    ...validateNumbers(file),
  ]);
}

/** The fields that search results show as title and as excerpt; those of an entry with a page. */
function metaFieldsOf({ model, path }: ContentFile): { title: string[]; excerpt: string[] } {
  const known = model.readEntryPath(path)?.known;
  if (!known?.base) return { title: ['seo', 'title'], excerpt: ['seo', 'description'] };
  const { titleField, excerptField, cutExcerpt } = known.definition;
  return { title: [titleField], excerpt: cutExcerpt ? [] : [excerptField] };
}

/** The text of a field; empty if it has none. */
function fieldText({ data }: ContentFile, path: readonly string[]): string {
  const text = path.length === 0 ? '' : valueAt(data, path);
  return typeof text === 'string' ? text : '';
}

function advise(file: ContentFile, path: string[], message: string): Finding[] {
  return toFieldFindings(file, path, message).map((one) => ({ ...one, isWarning: true }));
}

function validateTitle(file: ContentFile): Finding[] {
  const { title } = metaFieldsOf(file);
  const { length } = fieldText(file, title);
  if (length <= TITLE) return [];
  const message = `is ${length} characters long, and search results cut titles off at about ${TITLE}; shorten it, or move the most important words to the front`;
  return advise(file, title, message);
}

function validateExcerpt(file: ContentFile): Finding[] {
  const path = metaFieldsOf(file).excerpt;
  const text = fieldText(file, path);
  const { length } = text;
  // A note of `npm run new` is not the excerpt yet.
  if (length === 0 || text.startsWith(TO_DO)) return [];
  if (EXCERPT.least <= length && length <= EXCERPT.most) return [];
  const advice =
    length > EXCERPT.most
      ? `and search results cut it off at about ${EXCERPT.most}; shorten it by ${length - EXCERPT.most}`
      : `too short to make anybody curious; write ${EXCERPT.least} to ${EXCERPT.most}`;
  return advise(file, path, `is ${length} characters long, ${advice}`);
}

/** How many days before an entry leaves its lists the check warns. */
const NOTICE = 14;
const DAY = 86_400_000;

/** Lists leave out an entry from the day after it ends, which should surprise nobody. */
function validateEnds(file: ContentFile, schema: z.ZodType, today: string): Finding[] {
  if (toPublication(file.data).draft) return [];
  const [first] = listDays(file, schema, 'published');
  return listDays(file, schema, 'ends').flatMap(({ path, day }) => {
    // The day before ends at once what was published today.
    if (first !== undefined && Date.parse(day) + DAY < Date.parse(first.day)) {
      const message = `is ${day}, before ${first.path.join('.')}, ${first.day}; correct one of them`;
      return toFieldFindings(file, path, message);
    }
    const left = (Date.parse(day) - Date.parse(today)) / DAY;
    if (left > NOTICE) return [];
    const what =
      left < 0
        ? `was ${day}, so lists leave the entry out`
        : `is ${day}, and lists leave the entry out from the day after on`;
    const message = `${what}; write a later day where it still holds, else delete the file and send its readers on`;
    return advise(file, path, message);
  });
}

/** The publication day must not lie in the future once an entry is online; its other days may. */
function validateDays(file: ContentFile, schema: z.ZodType, today: string): Finding[] {
  const { draft, publishAt } = toPublication(file.data);
  if (draft) return [];
  return listDays(file, schema, 'published').flatMap(({ path, day }) => {
    if (publishAt !== undefined) {
      if (day === publishAt) return [];
      const order = day < publishAt ? 'older' : 'newer';
      const message = `is ${day}, but "publishAt" puts the entry online on ${publishAt}, so it appears with the ${order} date; write ${publishAt} here, or the other day there`;
      return advise(file, path, message);
    }
    if (day <= today) return [];
    const message = `is ${day}, which is still to come, but the entry goes online at once; add a line "publishAt: ${day}", or "draft: true", or correct the date`;
    return advise(file, path, message);
  });
}

/** The valid days of a file with a given meaning. */
function listDays(file: ContentFile, schema: z.ZodType, means: DayMeaning) {
  return listMarkedTexts(file, schema).flatMap(({ path, text: day, meta }) =>
    meta.means === means && /^\d{4}-\d{2}-\d{2}$/.test(day) ? [{ path, day }] : [],
  );
}

function validateHeadings(file: ContentFile, taken: ReadonlySet<string>): Finding[] {
  let above = 1;
  return listHeadings(file).flatMap(({ depth, text, id, range }) => {
    const from = above;
    above = depth === 1 ? 2 : depth;
    const marks = { ...range, endLine: range.line, endColumn: range.column + depth + 1 };
    const toLevel = (level: number) =>
      replaceText(file, marks, `${'#'.repeat(depth)} `, `${'#'.repeat(level)} `);
    if (text.trim() === '')
      return [{ range, message: 'has a heading without words; write them, or delete that line' }];
    if (!/[\p{L}\p{N}]/u.test(id)) {
      const message = `has the heading "${shorten(text)}", which has no letter and no digit, so no link can lead to it; use words`;
      return [{ range, message }];
    }
    if (depth === 1) {
      const message = `has "# ${shorten(text)}", but the one heading of the first level is the title in the frontmatter; write "## ${shorten(text)}"`;
      return [{ range, message, fix: toLevel(2) }];
    }
    if (taken.has(id)) {
      const message = `has the heading "${shorten(text)}", but its anchor #${id} is that of a section which the page adds; use other words`;
      return [{ range, message }];
    }
    if (depth <= from + 1) return [];
    const message = `has a heading of level ${depth} below one of level ${from}, which readers of a screen reader take for a gap; write "${'#'.repeat(from + 1)} ${shorten(text)}"`;
    return [{ range, message, isWarning: true, fix: toLevel(from + 1) }];
  });
}

/** The words before the period of a numbered caption: `Table 2. Faults by year`. */
const NUMBERED = /^\s*(\p{L}+[ \u00a0]\d+)(?=[.:])/u;

/** Captions with the number of an earlier one: nobody knows which of them a sentence means. */
function validateNumbers(file: ContentFile): Finding[] {
  const attributes = listElements(readBody(file)).flatMap((element) => element.attributes);
  const numbered = attributes.flatMap((attribute) => {
    const isCaption = 'name' in attribute && /^(caption|title)$/.test(attribute.name);
    const caption = isCaption && typeof attribute.value === 'string' ? attribute.value : '';
    const number = NUMBERED.exec(caption)?.[1];
    return number === undefined ? [] : [{ number, range: toRange(attribute) }];
  });
  return numbered.flatMap(({ number, range }, index) => {
    if (numbered.findIndex((other) => other.number === number) === index) return [];
    const message = `has a second caption that begins with "${number}"; give each its own number, also in the sentences that name it`;
    return [{ range, message }];
  });
}

/** Pages with the same title, which look alike in tabs and search results; a title once. */
export function adviseTitles({ files, today }: Pick<Site, 'files' | 'today'>): Problem[] {
  const published = files.filter(({ data }) => isPublished(toPublication(data), today));
  const groups = groupBy(published, (file) =>
    fieldText(file, metaFieldsOf(file).title).trim().toLowerCase(),
  );
  return [...groups].flatMap(([title, [first, second]]) => {
    if (second === undefined || title === '') return [];
    const message = `is the same as that of ${first.path}; give this one a title of its own, or nobody can tell them apart in search results`;
    return toProblems(
      'editorial',
      second.path,
      advise(second, metaFieldsOf(second).title, message),
    );
  });
}
