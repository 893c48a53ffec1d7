import { interpolate } from '#base/text';
import { useFormTarget, useSite } from '../../../components/ui/site-context';
import type { FormSetup } from '../../../forms/setup';
import { findFilesProblem, LIMITS } from '../../../lib/attachments';
import type { ContactCopy } from '../page';

/** The topic whose form asks for a CV. */
export const APPLICATION = 'careers';

/** The setup of the contact form, with the copy of its page. */
export function useInquirySetup(copy: ContactCopy['form'], topics: ContactCopy['topics']) {
  const { contact, forms } = useSite();
  const target = useFormTarget();
  const { topic, subject, name, organization, email, phone, cv, message, files } = copy.fields;
  const setup: FormSetup = {
    name: 'inquiry',
    endpoint: target?.endpoint ?? null,
    email: contact.email,
    toSubject: (values, about) => {
      const words = topics.find((one) => one.name === values.topic)?.subject ?? copy.label;
      return about === '' ? words : `${words}: ${about}`;
    },
    fields: {
      ...{ topic, subject, name, organization, email, phone },
      cv: { ...cv, onlyFor: APPLICATION },
      message,
      files: { label: files.label, validate: (chosen) => judgeFiles(chosen, files) },
      newsletter: { label: copy.newsletter },
    },
    words: forms,
    sent: copy.sent,
    done: { reference: copy.reference, home: copy.home, another: copy.another },
  };
  return { setup, target };
}

function judgeFiles(chosen: readonly File[], words: ContactCopy['form']['fields']['files']) {
  const found = findFilesProblem(chosen);
  return found && interpolate(words[found.problem], { ...LIMITS, name: found.name });
}
