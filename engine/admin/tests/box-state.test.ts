import { expect, it } from 'vitest';
import { type BoxState, toBoxMessage } from '../box-state.ts';

const CLEAN: BoxState = { problems: [], errors: [], isUnsaved: false, changed: undefined };
const problem = { file: 'content/a.mdx', field: 'title', text: 'error  title is too long' };
const problems = [{ ...problem, changes: [] }];
const fixable = [{ ...problem, changes: ['writes "a" in place of "b"'] }];

it('says that everything fits only if nothing is left to do', () => {
  expect(toBoxMessage(CLEAN)).toEqual({
    sentences: ['Everything fits'],
    problems: [],
    isClean: true,
  });
});

it.each<[state: Partial<BoxState>, sentences: string[]]>([
  [{ isUnsaved: true }, ['What is saved fits.', 'This form is not saved yet.']],
  [
    { errors: ['Title', 'Kind of Callout'], isUnsaved: true },
    [
      'To be filled in or corrected in this form: Title, Kind of Callout.',
      'What is saved fits.',
      'This form is not saved yet.',
    ],
  ],
  [{ problems, isUnsaved: true }, ['This form is not saved yet.']],
  [{ problems }, []],
  [
    { changed: 'content/a.mdx' },
    [
      'content/a.mdx has changed since this page read it. Reload the page to see it anew.',
      'What is saved fits.',
    ],
  ],
])('says of %j what is left to do', (state, sentences) => {
  expect(toBoxMessage({ ...CLEAN, ...state })).toMatchObject({ sentences, isClean: false });
});

it('offers to fix what has one right answer', () => {
  expect(toBoxMessage({ ...CLEAN, problems: [...fixable, ...problems] })).toMatchObject({
    sentences: [],
    button: 'Fix what has one right answer (1)',
  });
});

it.each<[when: string, state: Partial<BoxState>, sentence: string]>([
  ['a form has changes', { isUnsaved: true }, 'Once it is saved, this box can fix'],
  ['it is being fixed', { fixing: 'begun' }, 'Fixing …'],
])('offers nothing while %s', (_, state, sentence) => {
  const message = toBoxMessage({ ...CLEAN, problems: fixable, ...state });
  expect(message?.button).toBeUndefined();
  expect(message?.sentences.join()).toContain(sentence);
});

it('says nothing before the check has answered', () => {
  expect(toBoxMessage({ ...CLEAN, problems: undefined })).toBeUndefined();
});
