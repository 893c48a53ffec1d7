import { z } from 'zod';

import { action, line, seo } from './fields';
import { formField, formResult } from './forms';
import { pageHeader } from './page-parts';

const topic = z.strictObject({
  /** The name in `?topic=` of links to this page. */
  name: line(24),
  /** The topic as a choice. */
  label: line(40),
  /** The subject of an email about it. */
  subject: line(80),
  /** What to write, below the message. */
  hint: line(160),
});

/** The one form for every enquiry: `content/pages/company/contact.mdx`. */
export const contactCopySchema = z.strictObject({
  kind: z.literal('contact'),
  seo,
  header: pageHeader,
  /** The heading of the plate with phone and email. */
  direct: line(40),
  /** Below that plate: what to do when it cannot wait. */
  urgent: line(160),
  /** The heading above the prose. */
  guide: line(60),
  form: z.strictObject({
    /** The name of the form, for screen readers. */
    label: line(40),
    /** The boxes, from top to bottom. */
    fields: z.strictObject({
      topic: formField,
      subject: formField.extend({
        /** The choice for enquiries about none of them. */
        none: line(40),
        /** The headings of the three lists of choices. */
        groups: z.strictObject({ product: line(24), market: line(24), job: line(24) }),
      }),
      name: formField,
      organisation: formField,
      email: formField,
      phone: formField,
      /** Asked of applicants only. */
      cv: formField,
      message: formField,
    }),
    /** The box to tick for the monthly letter. */
    newsletter: line(80),
    /** The button. */
    send: line(24),
    /** Beside the button, where a server takes the message. */
    promise: line(160),
    /** Beside the button, where it opens an email. */
    promiseByMail: line(160),
    /** Instead of the form, once the message has arrived. */
    sent: formResult,
    /** After that, where the server gave a number. `{reference}` is filled in. */
    reference: line(60),
    /** The two ways on from there. */
    home: action,
    another: line(40),
  }),
  /** What links to this page may be about; the first one stands for links without a topic. */
  topics: z.array(topic).min(1),
});

export type ContactCopy = z.infer<typeof contactCopySchema>;
