import { useFormTarget } from '../../components/ui/form-target';
import { useSite } from '../../components/ui/site-context';
import { FormField } from '../../forms/form-field';
import { errorsOf } from '../../forms/form-state';
import type { FormSetup } from '../../forms/setup';
import { useForm } from '../../forms/use-form';
import type { ShortEnquiryWords } from './enquiries';
import { EnquiryFrame } from './enquiry-frame';

/** Begins the ids of its fields. */
const ID = 'ask';

interface ShortEnquiryProps {
  words: ShortEnquiryWords;
  /** The words above the message, where those of the contact page do not fit. */
  question: string;
}

/** The contact form in three fields, at the end of a page. */
export function ShortEnquiry({ words, question }: ShortEnquiryProps) {
  const { contact, forms } = useSite();
  const target = useFormTarget();
  const { subject, fields, sent, done } = words;
  const message = { ...fields.message, label: question };
  const setup: FormSetup = {
    name: 'enquiry',
    endpoint: target?.endpoint ?? null,
    email: contact.email,
    toSubject: () => subject,
    fields: { ...fields, message },
    words: forms,
    ...{ sent, done },
  };
  const form = useForm(setup);
  const errors = errorsOf(form.state);
  const isBusy = form.state.status === 'sending';
  return (
    <div>
      <EnquiryFrame {...{ form, target, words, subject }} id={ID}>
        <div className="form__pair">
          <FormField form={ID} name="name" words={fields.name} error={errors.name}>
            {(control) => <input {...control} type="text" autoComplete="name" readOnly={isBusy} />}
          </FormField>
          <FormField form={ID} name="email" words={fields.email} error={errors.email}>
            {(control) => (
              <input
                {...control}
                type="email"
                inputMode="email"
                autoComplete="email"
                readOnly={isBusy}
              />
            )}
          </FormField>
        </div>
        <FormField form={ID} name="message" words={message} error={errors.message}>
          {(control) => <textarea {...control} rows={3} readOnly={isBusy} />}
        </FormField>
      </EnquiryFrame>
    </div>
  );
}
