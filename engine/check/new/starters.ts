import { TO_DO, WRITE_HERE } from '..';
import type { Starter } from '../definitions';
import type { FieldSchema } from '../editor/field-schema';
import type { Question } from './questions';

/** The placeholder of a picture, where the collection asks for no other. */
export const WIDE_PICTURE = '/api/placeholder/1200/675';

/** The text of a new entry: a sentence that says what belongs there, and the usual headings. */
export function toStarterBody({ sentence, headings }: Starter): string {
  const sections = headings.map((heading) => `## ${heading}\n\n${WRITE_HERE}\n`);
  return [`${sentence}\n`, ...sections].join('\n');
}

/** A note that says what belongs into a field, and that fits there. */
export function toNote({ field, sentence }: Question): string {
  return cutAtWord(`${TO_DO} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`, field);
}

function cutAtWord(text: string, { maxLength = Infinity }: FieldSchema): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const words = cut
    .slice(0, Math.max(cut.lastIndexOf(' '), 5))
    .replace(/(?<![\s:;,.])[\s:;,.]+$/, '');
  return `${words}…`.slice(0, maxLength);
}
