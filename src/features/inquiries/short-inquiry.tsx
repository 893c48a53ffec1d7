import { MessageField, TextField } from '../forms/form-field.tsx';
import { useForm } from '../forms/use-form.ts';
import type { ShortInquiryCopy } from './inquiries.ts';
import { InquiryFrame } from './inquiry-frame.tsx';

/** The prefix of its fields' ids. */
const ID = 'ui:ask';

interface ShortInquiryProps {
  copy: ShortInquiryCopy;
  /** The label of the message, if that of the contact page does not fit. */
  question: string;
}

/** The contact form in three fields, at the end of a page. */
export function ShortInquiry({ copy, question }: ShortInquiryProps) {
  const { name, email, message } = copy.fields;
  const fields = { name, email, message: { ...message, label: question } };
  const form = useForm({ ...copy, name: 'inquiry', fields, done: copy });
  const binding = { form, idPrefix: ID };
  return (
    <div>
      <InquiryFrame form={form} copy={copy} id={ID}>
        <div className="flex flex-wrap gap-6">
          <TextField {...binding} name="name" copy={fields.name} />
          <TextField {...binding} name="email" copy={fields.email} />
        </div>
        <MessageField {...binding} copy={fields.message} rows={3} />
      </InquiryFrame>
    </div>
  );
}
