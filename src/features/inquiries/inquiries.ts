import { toPathOnly } from '#check/addresses/paths';
import type { Action } from '#check/fields';
import { mapTexts } from '#check/wording/text';
import type { Content } from '#site';
import type { Closing } from '../../collections/fields.ts';
import type { AskPlate } from '../../components/blocks/shared-copy.ts';
import { withParameter } from '../../lib/addresses.ts';
import { interpolate } from '../../lib/text.ts';
import { contactCopySchema } from './copy.ts';

/** What a page is about: its name, and the entry for an inquiry from there, if any. */
interface InquirySubject {
  name: string;
  subject: { kind: 'product' | 'market'; slug: string } | null;
  content: Content;
}

/**
 * The copy around an entry, with its name inserted.
 * @param own the entry's own copy for the band at the end of its page, which takes precedence
 * @returns the copy; buttons that lead to the contact page pass on the entry
 */
export function copyAbout<Copy extends { ask?: AskPlate; closing: Closing }>(
  copy: Copy,
  { name, subject, content }: InquirySubject,
  own?: Omit<Closing, 'actions'> | undefined,
) {
  const toInquiry = ({ label, to }: Action): Action => {
    const isContact = toPathOnly(to) === content.getPath(contactCopySchema);
    if (subject === null || !isContact) return { label, to };
    return { label, to: withParameter(to, subject.kind, subject.slug) };
  };
  const copyOfPage = { ask: copy.ask, closing: { ...copy.closing, ...own } };
  const { ask, closing } = mapTexts(copyOfPage, (text) => interpolate(text, { name }));
  return {
    ...copy,
    ...(ask && { ask: { ...ask, action: toInquiry(ask.action) } }),
    closing: { ...closing, actions: closing.actions.map(toInquiry) },
  };
}

/** The copy of a short inquiry: that of the contact page, under the heading of its own page. */
export function toShortInquiry(content: Content) {
  const { form, topics } = content.getCopy(contactCopySchema);
  const { fields, newsletter, ...formCopy } = form;
  const { name, email, message } = fields;
  return {
    ...formCopy,
    fields: { name, email, message },
    subject: topics[0]?.subject ?? form.label,
  };
}

export type ShortInquiryCopy = ReturnType<typeof toShortInquiry>;
