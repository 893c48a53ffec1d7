import { z } from 'zod';

import { group, line } from '#check/fields';

export const formResult = group(
  'The message after a form was sent: a heading, and what it means; `{name}` and `{email}` are filled in.',
  {
    title: line(40).describe('The heading of the message: the result in two or three words.'),
    text: line(200).describe('What happens next, in one or two sentences below the heading.'),
  },
);

export const formField = group('The words of a form field, and its errors.', {
  label: line(40).describe('The label above the field.'),
  hint: line(160).optional().describe('A sentence of help below the field, if it needs one.'),
  missing: line(120).optional().describe('The error if a required field was left empty.'),
  malformed: line(120)
    .optional()
    .describe('The error if the entry cannot be right, such as an email address without @.'),
});

export const formCopySchema = group(
  'The words that all forms of the site share: `forms` in `content/site.yaml`.',
  {
    optional: line(24).describe('The word after the label of a field that may stay empty.'),
    trap: line(60).describe('The label of a hidden field, which only spam robots fill in.'),
    sending: line(60).describe('The line below a form while the message is being sent.'),
    summary: group(
      'The line before the list of fields to correct, for one and for many; `{count}` is their number.',
      {
        one: line(60),
        many: line(60),
      },
    ),
    restored: group('The note that tells visitors their earlier entries were restored.', {
      text: line(160).describe('The sentence that says what was restored, and where it was kept.'),
      discard: line(40).describe('The button that discards the restored entries.'),
      discarded: line(80).describe('The line shown after the entries were discarded.'),
      leftOut: line(160).describe(
        'The sentence that says that a link fills in something else, which was left out because the visitor had typed something there.',
      ),
      add: line(40).describe('The button that adds what was left out.'),
    }),
    failed: group('The note shown if a message could not be sent.', {
      title: line(40).describe('The heading of the note.'),
      reasons: group(
        'The reasons for the failure, one sentence each; `{seconds}` is how long we waited.',
        {
          offline: line(100),
          unreachable: line(100),
          timeout: line(100),
          server: line(100),
          unclear: line(100),
          busy: line(100),
        },
      ),
      kept: line(120).describe('The sentence that says where the message is kept in the meantime.'),
      retry: line(40).describe('The button that tries to send the message again.'),
      instead: line(40).describe('The button that opens the message as an email instead.'),
    }),
    mailed: group(
      'The note shown once the message is open as an email; `{email}` is the address it goes to.',
      {
        title: line(40),
        text: line(200),
        again: line(40).describe('The link that opens the email once more.'),
        copy: line(40).describe('The button that copies the message, for people without email.'),
        copied: line(80).describe('The line shown after the text was copied.'),
      },
    ),
    toasts: z.strictObject({
      region: line(60).describe(
        'The name of the corner where notifications appear, for screen readers; `{hotkey}` is the key that leads there.',
      ),
      label: line(40).describe('The word that screen readers say before each notification.'),
      dismiss: line(40).describe('The button that closes a notification, for screen readers.'),
    }),
  },
);

export type FormResult = z.infer<typeof formResult>;
export type FormFieldCopy = z.infer<typeof formField>;
export type FormCopy = z.infer<typeof formCopySchema>;
