import { expect, it } from 'vitest';
import { type BoxState, toBoxWords } from '../box-state.ts';

const CLEAN: BoxState = { problems: [], errors: [], isUnsaved: false, changed: undefined };
const problems = [{ file: 'content/a.mdx', field: 'title', text: 'error  title is too long' }];

it('says that everything fits only if nothing is left to do', () => {
  expect(toBoxWords(CLEAN)).toEqual({
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
  expect(toBoxWords({ ...CLEAN, ...state })).toMatchObject({ sentences, isClean: false });
});

it('says nothing before the check has answered', () => {
  expect(toBoxWords({ ...CLEAN, problems: undefined })).toBeUndefined();
});
