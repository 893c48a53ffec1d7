import { z } from 'zod';
import { action, flag, group, line, list, seo } from '#check/fields';
import { formField, formResult } from '../../collections/files/forms.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';
import { offices } from './offices-copy.ts';

const topic = z.strictObject({
  name: line(24).describe('The short name that links to this page give after `?topic=`.'),
  forApplicants: flag(
    'Write `true` at the topic of applications; its form asks for the link to a CV.',
  ),
  label: line(40).describe('The topic as it appears in the list of choices.'),
  subject: line(80).describe('The subject line of an email about this topic.'),
  hint: line(160).describe('The hint below the message box: what to write about this topic.'),
});

export const contactCopySchema = group(
  'The one form for every inquiry: `content/pages/company/contact.mdx`.',
  {
    kind: z.literal('contact'),
    seo,
    header: pageHeader,
    direct: line(40).describe('The heading of the box with our phone number and email address.'),
    urgent: line(160).describe(
      'The sentence below that box: what to do when a problem cannot wait.',
    ),
    guide: line(60).describe('The heading above the main text of the page.'),
    offices: offices
      .optional()
      .describe(
        'The offices to list on this page besides the one address in `content/site.yaml`, if any.',
      ),
    form: z.strictObject({
      label: line(40).describe('The name of the form, for screen readers.'),
      fields: group('The fields, from top to bottom.', {
        topic: formField,
        subject: formField.extend({
          none: line(40).describe('The choice for messages about no product, market or position.'),
          groups: group('The headings of the three lists of choices.', {
            product: line(24),
            market: line(24),
            job: line(24),
          }),
        }),
        name: formField,
        organization: formField,
        email: formField,
        phone: formField,
        cv: formField.describe('The box for the link to a CV, shown to applicants only.'),
        message: formField,
        files: formField
          .omit({ missing: true, malformed: true })
          .extend({
            otherType: line(160).describe(
              'The error when a file type is not accepted; `{name}` is the name of the file.',
            ),
            tooLarge: line(160).describe(
              'The error when a file is too large; `{name}` is its name, `{size}` the most per file.',
            ),
            tooMany: line(160).describe('The error when there are too many files.'),
            remove: line(24).describe('The button that removes a file from the form.'),
          })
          .describe(
            'The box for files, shown if the server accepts them; `{size}` is the most per file, `{count}` the most files.',
          ),
      }),
      newsletter: line(80).describe('The text beside the checkbox for the monthly newsletter.'),
      send: line(24).describe('The text of the button that sends the form.'),
      promise: line(160).describe(
        'The sentence beside the button if a server takes the message, such as when we answer.',
      ),
      promiseByMail: line(160).describe(
        'The sentence beside the button if it opens an email instead.',
      ),
      sent: formResult.describe(
        'The confirmation that replaces the form once the message has arrived; `{name}` and `{email}` are filled in.',
      ),
      reference: line(60).describe(
        'The sentence after the confirmation if the server gave a reference number, which replaces `{reference}`.',
      ),
      home: action.describe(
        'The first of the two buttons below the confirmation, such as back to the home page; `another` is the second.',
      ),
      another: line(40),
    }),
    topics: list(
      topic,
      1,
      12,
      'they are the choices of one field, and the first is the usual one',
    ).describe(
      'The topics that visitors and links to this page can choose; links without a topic get the first one.',
    ),
  },
);
