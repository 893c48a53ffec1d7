import { z } from 'zod';

import { line } from '#check/fields';

/** A result of a form: its heading, and what it means. `{name}`, `{email}` are filled in. */
export const formResult = z.strictObject({
  /** The result in two or three words. */
  title: line(40),
  /** What happens next, in one or two sentences. */
  text: line(200),
});

/** A box of a form and what is said when it is filled in wrongly. */
export const formField = z.strictObject({
  /** The words above the box. */
  label: line(40),
  /** A sentence below the box, where it helps. */
  hint: line(160).optional(),
  /** When a box that is needed was left empty. */
  missing: line(120).optional(),
  /** When what stands in it cannot be right. */
  malformed: line(120).optional(),
});

/** What every form of the site says: `forms` in `content/site.yaml`. */
export const formWords = z.strictObject({
  /** Behind the label of a box that may stay empty. */
  optional: line(24),
  /** The label of a box that only robots fill in. */
  trap: line(60),
  /** While a message is on its way. */
  sending: line(60),
  /** Above the list of wrong boxes. `{count}` is their number. */
  summary: z.strictObject({ one: line(60), many: line(60) }),
  /** When what was typed before has been put back. */
  restored: z.strictObject({
    /** What was put back, and where it was kept. */
    text: line(160),
    /** The button that throws it away. */
    discard: line(40),
    /** After that. */
    discarded: line(80),
  }),
  /** When a message could not be sent. */
  failed: z.strictObject({
    /** The heading. */
    title: line(40),
    /**
     * The reasons, one sentence each. `{seconds}` is how long we waited, `{wait}` how long to wait,
     * such as `2 minutes`.
     */
    reasons: z.strictObject({
      offline: line(100),
      unreachable: line(100),
      timeout: line(100),
      server: line(100),
      unclear: line(100),
      busy: line(100),
    }),
    /** Where the words are meanwhile. */
    kept: line(120),
    /** The button that tries again. */
    retry: line(40),
    /** The link that opens the message as an email. */
    instead: line(40),
  }),
  /** When the message has been opened as an email. `{email}` is where it goes. */
  mailed: z.strictObject({
    title: line(40),
    text: line(200),
    /** The link that opens it once more. */
    again: line(40),
    /** The button that copies the words, for people without an email program. */
    copy: line(40),
    /** After that. */
    copied: line(80),
  }),
  toasts: z.strictObject({
    /** The name of the corner where messages appear. `{hotkey}` leads there. */
    region: line(60),
    /** In front of each message, for screen readers. */
    label: line(40),
    /** The button that closes one. */
    dismiss: line(40),
  }),
});

export type FormResult = z.infer<typeof formResult>;
export type FormField = z.infer<typeof formField>;
export type FormWords = z.infer<typeof formWords>;
