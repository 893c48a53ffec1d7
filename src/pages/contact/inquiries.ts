import { toPathOnly, withParameter } from '#base/paths';
import { interpolate } from '#base/text';
import type { Action, Closing } from '#check/fields';
import type { Content } from '#site';
import type { AskPlate } from '../../components/blocks/page-parts';
import { contactCopySchema } from './page';

/** What a page is about: its name, and the entry for an inquiry from there, if any. */
interface InquirySubject {
  name: string;
  subject: { kind: 'product' | 'market' | 'job'; slug: string } | null;
  content: Content;
}

/**
 * The plate in the margin of an entry's page.
 * @returns the plate with the entry's name inserted; a button that leads to the contact page passes
 * on the entry
 */
export function askAbout(plate: AskPlate, about: InquirySubject): AskPlate {
  const { name } = about;
  return {
    title: interpolate(plate.title, { name }),
    text: interpolate(plate.text, { name }),
    action: toInquiry(plate.action, about),
  };
}

/**
 * The band at the end of an entry's page.
 * @param own the entry's own copy, which takes precedence
 */
export function closeAbout(
  closing: Closing,
  about: InquirySubject,
  own?: Omit<Closing, 'actions'> | undefined,
): Closing {
  const { name } = about;
  const { title, lead } = own ?? closing;
  const actions = closing.actions.map((action) => toInquiry(action, about));
  return { title: interpolate(title, { name }), lead: interpolate(lead, { name }), actions };
}

function toInquiry({ label, to }: Action, { subject, content }: InquirySubject): Action {
  const isContact = toPathOnly(to) === content.getPath(contactCopySchema);
  if (subject === null || !isContact) return { label, to };
  return { label, to: withParameter(to, subject.kind, subject.slug) };
}

/**
 * The copy of a short inquiry: that of the contact page, under the heading of the page it is on.
 */
export function toShortInquiry(content: Content) {
  const { form, topics } = content.getCopy(contactCopySchema);
  const { label, fields, send, promise, promiseByMail, sent, reference, home, another } = form;
  const { name, email, message } = fields;
  return {
    subject: topics[0]?.subject ?? label,
    ...{ label, send, promise, promiseByMail, sent },
    fields: { name, email, message },
    done: { reference, home, another },
  };
}

export type ShortInquiryWords = ReturnType<typeof toShortInquiry>;
