import type { ListedProblem } from './listed-problems.ts';

/** What the box beside the forms knows. */
export interface BoxState {
  /** Problems of what is saved; undefined before the check has answered. */
  problems: readonly ListedProblem[] | undefined;
  /** Fields of the open form with errors, and fields of blocks that are empty. */
  errors: readonly string[];
  /** Whether the open form has changes that are not saved, or is of a new entry. */
  isUnsaved: boolean;
  /** The file of the open form, if another program has changed it since the editor read it. */
  changed: string | undefined;
}

/** What the box says. */
export interface BoxWords {
  sentences: string[];
  problems: readonly ListedProblem[];
  /** Whether there is nothing to do. */
  isClean: boolean;
}

/** Puts into words what there is to do; undefined if nobody knows yet. */
export function toBoxWords(state: BoxState): BoxWords | undefined {
  const { problems, errors, isUnsaved, changed } = state;
  if (problems === undefined) return undefined;
  const isSavedClean = problems.length === 0;
  const isClean = isSavedClean && errors.length === 0 && !isUnsaved && changed === undefined;
  if (isClean) return { sentences: ['Everything fits'], problems, isClean };
  const sentences = [
    changed && `${changed} has changed since this page read it. Reload the page to see it anew.`,
    errors.length > 0 && `To be filled in or corrected in this form: ${errors.join(', ')}.`,
    isSavedClean && 'What is saved fits.',
    isUnsaved && 'This form is not saved yet.',
  ];
  return { sentences: sentences.filter((one) => typeof one === 'string'), problems, isClean };
}
