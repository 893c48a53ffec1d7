import type { CANCEL_SYMBOL } from '@clack/prompts';
import { cancel, isCancel, multiselect, select, text } from '@clack/prompts';

import { type Names, namesOf, type Question, toNote } from './questions';

/** Why an answer does not fit; undefined where it does. */
export type MisfitOf = (question: Question, answer: string) => string | undefined;

/** The author does not want a new entry after all. */
export class Cancelled extends Error {}

/**
 * Asks for one value at the terminal.
 * @returns the value as text; Enter alone leaves a note where text is wanted
 * @throws Cancelled when the author leaves
 */
export async function ask(question: Question, names: Names, misfitOf: MisfitOf): Promise<string> {
  const { field, path, sentence } = question;
  const message = `${path}: ${sentence}`;
  const choices = namesOf(field, names);
  if (choices === undefined) {
    const note = field.type === 'string' ? toNote(question) : String(field.minimum ?? '');
    const validate = (answer = '') => (answer ? misfitOf(question, answer) : undefined);
    return take(await text({ message, placeholder: note, defaultValue: note, validate }));
  }
  const options = choices.map((value) => ({ value, label: value }));
  if (!field.items) return take(await select({ message, options }));
  return take(await multiselect({ message, options, required: true })).join(',');
}

/** Asks which of some names is meant. */
export async function askName(message: string, names: readonly string[]): Promise<string> {
  return take(await select({ message, options: names.map((value) => ({ value, label: value })) }));
}

/** Asks for a title, which cannot be left to later since it makes the address. */
export async function askTitle(question: Question, misfitOf: MisfitOf): Promise<string> {
  const validate = (answer = '') => misfitOf(question, answer);
  return take(await text({ message: `${question.path}: ${question.sentence}`, validate }));
}

function take<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (!isCancel(answer)) return answer;
  cancel('Nothing was written.');
  throw new Cancelled();
}
