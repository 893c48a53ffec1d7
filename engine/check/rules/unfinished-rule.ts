import { shorten } from '#base/words';
import type { Finding, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { toPublication } from '../read/data';
import { listTexts } from '../read/field-values';
import { onLine } from '../read/locate';
import { toFieldFinding, toProblems } from './rule';
import { FINISH, findPlaceholder } from './unfinished';

const REMARK = /\{\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+\}/g;

/** What must not go online yet: placeholders, and missing text. */
export function checkUnfinished(file: ContentFile): Problem[] {
  if (!file.hasData || toPublication(file.data).draft) return [];
  return toProblems('unfinished', file.path, [...findInFields(file), ...findEmpty(file)]);
}

function findInFields(file: ContentFile): Finding[] {
  return listTexts(file.data).flatMap(({ path, text }) => {
    const found = findPlaceholder(text, file.model.starterSentences);
    if (found === undefined) return [];
    const remedy = file.path.endsWith('.mdx') ? FINISH : 'write what belongs there';
    const message = `has "${shorten(found.words)}", and readers would see it; ${remedy}`;
    return [toFieldFinding(file, path, { message })];
  });
}

function findEmpty(file: ContentFile): Finding[] {
  if (file.model.toEntryAddress(file.path) === undefined) return [];
  const words = file.body.replace(REMARK, '').replace(/^#+ .*$/gm, '');
  if (words.trim() !== '') return [];
  const last = file.source.split(/\r\n|\n|\r/).length - 1;
  const message = `has no text below its fields, so its page would be empty; ${FINISH}`;
  return [{ range: onLine(last, 0, 0), message }];
}
