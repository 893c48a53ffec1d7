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
  /** What came of the press on its button; undefined before it. */
  fixing?: Fixing | undefined;
}

/** Fixing all files is under way, has changed some, has changed none, or has failed. */
export type Fixing = 'begun' | 'done' | 'nothing' | 'failed';

/** What the box says. */
export interface BoxMessage {
  sentences: string[];
  problems: readonly ListedProblem[];
  /** The words of the button that fixes what has one right answer, if it can be pressed. */
  button?: string;
  /** Whether there is nothing to do. */
  isClean: boolean;
}

const FIXING: Record<Fixing, string> = {
  begun: 'Fixing …',
  done: 'What had one right answer is fixed.',
  nothing: 'Nothing could be fixed without making something else worse.',
  failed: 'Nothing was fixed: the server did not answer. Is npm run dev still running?',
};

/** Puts into words what there is to do; undefined if nobody knows yet. */
export function toBoxMessage(state: BoxState): BoxMessage | undefined {
  const { problems, errors, isUnsaved, changed, fixing } = state;
  if (problems === undefined) return undefined;
  const isSavedClean = problems.length === 0;
  const isClean = isSavedClean && errors.length === 0 && !isUnsaved && changed === undefined;
  if (isClean) return { sentences: ['Everything fits'], problems, isClean };
  const fixable = problems.filter(({ changes }) => changes.length > 0).length;
  const sentences = [
    fixing && FIXING[fixing],
    changed && `${changed} has changed since this page read it. Reload the page to see it anew.`,
    errors.length > 0 && `To be filled in or corrected in this form: ${errors.join(', ')}.`,
    isSavedClean && 'What is saved fits.',
    isUnsaved && 'This form is not saved yet.',
    isUnsaved && fixable > 0 && 'Once it is saved, this box can fix what has one right answer.',
  ];
  const canFix = fixable > 0 && !isUnsaved && fixing !== 'begun';
  return {
    sentences: sentences.filter((one) => typeof one === 'string'),
    problems,
    isClean,
    ...(canFix && { button: `Fix what has one right answer (${fixable})` }),
  };
}
