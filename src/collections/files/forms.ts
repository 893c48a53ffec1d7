import { z } from 'zod';

import { line } from '#check/fields';

export const formResult = z
  .strictObject({
    title: line(40).describe('The result in two or three words.'),
    text: line(200).describe('What happens next, in one or two sentences.'),
  })
  .describe(
    'A result of a form: its heading, and what it means. `{name}`, `{email}` are filled in.',
  );

export const formField = z
  .strictObject({
    label: line(40).describe('The words above the box.'),
    hint: line(160).optional().describe('A sentence below the box, where it helps.'),
    missing: line(120).optional().describe('When a box that is needed was left empty.'),
    malformed: line(120).optional().describe('When what stands in it cannot be right.'),
  })
  .describe('A box of a form and what is said when it is filled in wrongly.');

export const formWords = z
  .strictObject({
    optional: line(24).describe('Behind the label of a box that may stay empty.'),
    trap: line(60).describe('The label of a box that only robots fill in.'),
    sending: line(60).describe('While a message is on its way.'),
    summary: z
      .strictObject({ one: line(60), many: line(60) })
      .describe('Above the list of wrong boxes. `{count}` is their number.'),
    restored: z
      .strictObject({
        text: line(160).describe('What was put back, and where it was kept.'),
        discard: line(40).describe('The button that throws it away.'),
        discarded: line(80).describe('After that.'),
      })
      .describe('When what was typed before has been put back.'),
    failed: z
      .strictObject({
        title: line(40).describe('The heading.'),
        reasons: z
          .strictObject({
            offline: line(100),
            unreachable: line(100),
            timeout: line(100),
            server: line(100),
            unclear: line(100),
            busy: line(100),
          })
          .describe(
            'The reasons, one sentence each. `{seconds}` is how long we waited, `{wait}` how long to wait, such as `2 minutes`.',
          ),
        kept: line(120).describe('Where the words are meanwhile.'),
        retry: line(40).describe('The button that tries again.'),
        instead: line(40).describe('The link that opens the message as an email.'),
      })
      .describe('When a message could not be sent.'),
    mailed: z
      .strictObject({
        title: line(40),
        text: line(200),
        again: line(40).describe('The link that opens it once more.'),
        copy: line(40).describe(
          'The button that copies the words, for people without an email program.',
        ),
        copied: line(80).describe('After that.'),
      })
      .describe('When the message has been opened as an email. `{email}` is where it goes.'),
    toasts: z.strictObject({
      region: line(60).describe(
        'The name of the corner where messages appear. `{hotkey}` leads there.',
      ),
      label: line(40).describe('In front of each message, for screen readers.'),
      dismiss: line(40).describe('The button that closes one.'),
    }),
  })
  .describe('What every form of the site says: `forms` in `content/site.yaml`.');

export type FormResult = z.infer<typeof formResult>;
export type FormField = z.infer<typeof formField>;
export type FormWords = z.infer<typeof formWords>;
