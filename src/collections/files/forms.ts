import { z } from 'zod';

import { group, line } from '#check/fields';

export const formResult = group(
  'A result of a form: its heading, and what it means. `{name}`, `{email}` are filled in.',
  {
    title: line(40).describe('The result in two or three words.'),
    text: line(200).describe('What happens next, in one or two sentences.'),
  },
);

export const formField = group('A box of a form and what is said when it is filled in wrongly.', {
  label: line(40).describe('The words above the box.'),
  hint: line(160).optional().describe('A sentence below the box, where it helps.'),
  missing: line(120).optional().describe('When a box that is needed was left empty.'),
  malformed: line(120).optional().describe('When what stands in it cannot be right.'),
});

export const formWords = group(
  'What every form of the site says: `forms` in `content/site.yaml`.',
  {
    optional: line(24).describe('Behind the label of a box that may stay empty.'),
    trap: line(60).describe('The label of a box that only robots fill in.'),
    sending: line(60).describe('While a message is on its way.'),
    summary: group('Above the list of wrong boxes. `{count}` is their number.', {
      one: line(60),
      many: line(60),
    }),
    restored: group('When what was typed before has been put back.', {
      text: line(160).describe('What was put back, and where it was kept.'),
      discard: line(40).describe('The button that throws it away.'),
      discarded: line(80).describe('After that.'),
    }),
    failed: group('When a message could not be sent.', {
      title: line(40).describe('The heading.'),
      reasons: group(
        'The reasons, one sentence each. `{seconds}` is how long we waited, `{wait}` how long to wait, such as `2 minutes`.',
        {
          offline: line(100),
          unreachable: line(100),
          timeout: line(100),
          server: line(100),
          unclear: line(100),
          busy: line(100),
        },
      ),
      kept: line(120).describe('Where the words are meanwhile.'),
      retry: line(40).describe('The button that tries again.'),
      instead: line(40).describe('The link that opens the message as an email.'),
    }),
    mailed: group('When the message has been opened as an email. `{email}` is where it goes.', {
      title: line(40),
      text: line(200),
      again: line(40).describe('The link that opens it once more.'),
      copy: line(40).describe(
        'The button that copies the words, for people without an email program.',
      ),
      copied: line(80).describe('After that.'),
    }),
    toasts: z.strictObject({
      region: line(60).describe(
        'The name of the corner where messages appear. `{hotkey}` leads there.',
      ),
      label: line(40).describe('In front of each message, for screen readers.'),
      dismiss: line(40).describe('The button that closes one.'),
    }),
  },
);

export type FormResult = z.infer<typeof formResult>;
export type FormField = z.infer<typeof formField>;
export type FormWords = z.infer<typeof formWords>;
