import type { AnyCollection } from '../definitions';
import type { FieldSchema } from '../editor/field-schema';
import { toEntryText } from './entry-text';
import { toProvisional } from './fill-fields';
import type { Question } from './questions';
import { listQuestions } from './questions';
import { toStarterBody, WIDE_PICTURE } from './starters';
import { toValue } from './values';

/** Where an author names another entry, which the check then asks for. */
const OTHER_ENTRY = 'to-do';
const DAY = 'YYYY-MM-DD';

/**
 * The address that opens the editor of GitHub with a draft of a new entry: a note in each field that
 * it needs. What it says does not depend on the content that is there.
 * @param schema that of an entry
 * @returns an address relative to the page of `content/README.md` on GitHub
 */
export function toBlankEntryLink({ name, starter }: AnyCollection, schema: FieldSchema): string {
  const { picture = WIDE_PICTURE } = starter;
  const answer = (question: Question) => {
    const { image, symbol, reference, items } = question.field;
    if (image && !symbol) return picture;
    const collection = reference ?? items?.reference ?? '';
    return toProvisional(question, new Map([[collection, [OTHER_ENTRY]]]), DAY);
  };
  const values = listQuestions(schema).map(
    (question) => [question.path, toValue(question.field, answer(question))] as const,
  );
  const text = toEntryText(schema, new Map([...values, ['draft', true]]), toStarterBody(starter));
  const query = new URLSearchParams({ filename: 'name-in-the-address.mdx', value: text });
  return `../../../new/main/content/${name}?${query}`;
}
