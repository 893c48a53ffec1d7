import type { FormSetup } from '../forms/setup';
import type { ContactCopy } from '../screens/contact/screen';
import { useFormTarget } from '../ui/form-target';
import { useSite } from '../ui/site-context';

/** The topic whose form asks for a CV. */
export const APPLICATION = 'careers';

/** What the contact form does, in the words of its page. */
export function useEnquirySetup(copy: ContactCopy['form'], topics: ContactCopy['topics']) {
  const { contact, forms } = useSite();
  const target = useFormTarget();
  const { topic, subject, name, organisation, email, phone, cv, message } = copy.fields;
  const setup: FormSetup = {
    name: 'enquiry',
    endpoint: target?.endpoint ?? null,
    email: contact.email,
    toSubject: (values, about) => {
      const words = topics.find((one) => one.name === values.topic)?.subject ?? copy.label;
      return about === '' ? words : `${words}: ${about}`;
    },
    boxes: {
      ...{ topic, subject, name, organisation, email, phone },
      cv: { ...cv, onlyFor: APPLICATION },
      message,
      newsletter: { label: copy.newsletter },
    },
    words: forms,
    sent: copy.sent,
    done: { reference: copy.reference, home: copy.home, another: copy.another },
  };
  return { setup, target };
}
