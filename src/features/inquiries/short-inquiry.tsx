import { FormField, TextField } from '../forms/form-field.tsx';
import { useForm } from '../forms/use-form.ts';
import type { ShortInquiryWords } from './inquiries.ts';
import { InquiryFrame } from './inquiry-frame.tsx';

/** The prefix of its fields' ids. */
const ID = 'ui:ask';

interface ShortInquiryProps {
  words: ShortInquiryWords;
  /** The label of the message, if that of the contact page does not fit. */
  question: string;
}

/** The contact form in three fields, at the end of a page. */
export function ShortInquiry({ words, question }: ShortInquiryProps) {
  const { name, email, message } = words.fields;
  const fields = { name, email, message: { ...message, label: question } };
  const form = useForm({ ...words, name: 'inquiry', fields, done: words });
  const place = { form, place: ID };
  return (
    <div>
      <InquiryFrame {...{ form, words }} id={ID}>
        <div className="flex flex-wrap gap-6">
          <TextField {...place} name="name" words={fields.name} />
          <TextField {...place} name="email" words={fields.email} />
        </div>
        <FormField {...place} name="message" words={fields.message}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={5000}
              readOnly={form.state.status === 'sending'}
            />
          )}
        </FormField>
      </InquiryFrame>
    </div>
  );
}
