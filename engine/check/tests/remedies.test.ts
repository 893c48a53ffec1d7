import { describe, expect, it } from 'vitest';

import { applyEdits } from '../fix/edit';
import { findRemedy } from '../fix/remedies';

/** What becomes of a text that a message is said of. */
function mend(message: string, text: string): string {
  return applyEdits(text, findRemedy(message, text, [0, text.length]));
}

describe('a remedy that a message states', () => {
  it.each([
    ['is "dalli", but content/ has no such entry; did you mean "dali"?', "'dalli'", "'dali'"],
    ['is not a known field; did you mean "readTime"?', 'readtime', 'readTime'],
    [
      'has a link to "/produkts#a", but there is no such page; did you mean "/products"?',
      '[/produkts](/produkts#a)',
      '[/produkts](/products#a)',
    ],
    [
      'has <Calout>, but there is no such component; did you mean "Callout"?',
      '<Calout kind="note">',
      '<Callout kind="note">',
    ],
    ['is "12", but must be a number; write 12', '"12"', '12'],
    ['is the number 7, but must be text; write "7"', '7', '"7"'],
    ['has "# A b", but one is enough; write "## A b"', '# A `b`', '## A `b`'],
    [
      'has a value without quotation marks in the tag <A>; write kind="note"',
      '<A kind=note title="B">',
      '<A kind="note" title="B">',
    ],
    [
      'has the phone number "1", which content/site.yaml has too; write <Phone /> instead, so that x',
      '[1](tel:1)',
      '<Phone />',
    ],
  ])('%s', (message, before, after) => {
    expect(mend(message, before)).toBe(after);
  });

  it('is carried out at the end of the component too', () => {
    const text = '<Calout>\n\nA\n\n</Calout>';
    const message = 'has <Calout>, but there is no such component; did you mean "Callout"?';
    expect(applyEdits(text, findRemedy(message, text, [0, 8]))).toBe(
      '<Callout>\n\nA\n\n</Callout>',
    );
  });

  it.each([
    'is "x", but there is no such page; did you mean "/a" or "/b"?',
    'is "x", but must be "report" or "brief"',
    'has {x}; delete the braces, or write \\{x\\} where readers should see them',
    'is 23 characters long, too short to make anybody curious; write 50 to 165',
    'is no email address; write mailto:name@company.example',
    'has a link to "x", but there is no such page; did you mean "/insights/unfinished"?',
    'is "x", but the text goes on; did you mean "a text that is cut…"?',
  ])('is none where there is a choice: %s', (message) => {
    expect(mend(message, 'x')).toBe('x');
  });
});
