import { FormField, TextField } from '../../forms/form-field';
import type { FormSetup } from '../../forms/setup';
import { useForm } from '../../forms/use-form';
import type { ShortInquiryWords } from './inquiries';
import { InquiryFrame } from './inquiry-frame';

/** The prefix of its fields' ids. */
const ID = 'ask';

interface ShortInquiryProps {
  words: ShortInquiryWords;
  /** The label of the message, if that of the contact page does not fit. */
  question: string;
}

/** The contact form in three fields, at the end of a page. */
export function ShortInquiry({ words, question }: ShortInquiryProps) {
  const { subject, fields, sent } = words;
  const message = { ...fields.message, label: question };
  const setup: FormSetup = {
    name: 'inquiry',
    subject,
    fields: { ...fields, message },
    sent,
    done: words,
  };
  const form = useForm(setup);
  const place = { form, place: ID };
  return (
    <div>
      <InquiryFrame {...{ form, words }} id={ID}>
        <div className="flex flex-wrap gap-6">
          <TextField {...place} name="name" words={fields.name} />
          <TextField {...place} name="email" words={fields.email} />
        </div>
        <FormField {...place} name="message" words={message}>
          {(control) => (
            <textarea {...control} rows={3} readOnly={form.state.status === 'sending'} />
          )}
        </FormField>
      </InquiryFrame>
    </div>
  );
}
