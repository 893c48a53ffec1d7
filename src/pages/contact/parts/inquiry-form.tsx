import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { interpolate } from '#base/text';
import checkbox from '../../../components/ui/checkbox.css?url';
import type { FormBinding } from '../../../forms/form-binding';
import { FormField, TextField } from '../../../forms/form-field';
import { useForm } from '../../../forms/use-form';
import { LIMITS } from '../../../lib/attachments';
import { InquiryFrame } from '../inquiry-frame';
import type { ContactCopy } from '../page';
import { AttachmentField } from './attachment-field';
import { APPLICATION, useInquirySetup } from './inquiry-setup';
import { chooseByLink, SubjectChoice, type Subjects } from './subject-choice';

const LONGEST_MESSAGE = 5000;

interface InquiryFormProps {
  copy: ContactCopy['form'];
  topics: ContactCopy['topics'];
  subjects: Subjects;
  /** What an inquiry is about, shown above its fields. */
  above?: ReactNode;
}

/** The one form for every inquiry; the link that leads here sets its topic and subject. */
export function InquiryForm({ copy, topics, subjects, above }: InquiryFormProps) {
  const { search } = useLocation();
  const [topicName, setTopicName] = useState(topics[0]?.name);
  const topic = topics.find(({ name }) => name === topicName);
  const { setup, target } = useInquirySetup(copy, topics);
  const form = useForm(setup, { isExpected: true });
  const { ref } = form.bind;
  const takesFiles = target?.takesFiles === true;
  const followLink = useCallback(() => {
    const list = ref.current?.elements.namedItem('topic');
    chooseByLink(ref.current, search);
    // Also a topic that was chosen before hydration, or the first one after a reset.
    if (list instanceof HTMLSelectElement) setTopicName(list.value);
  }, [ref, search]);
  useEffect(followLink, [followLink]);
  return (
    <InquiryFrame
      {...{ form, target, takesFiles }}
      words={copy}
      subject={topics[0]?.subject ?? copy.label}
      id="inquiry"
      onReset={() => queueMicrotask(followLink)}
    >
      {above}
      <InquiryFields
        {...{ form, copy, topics, subjects, takesFiles }}
        hint={topic?.hint}
        onTopic={setTopicName}
      />
    </InquiryFrame>
  );
}

interface InquiryFieldsProps extends Omit<InquiryFormProps, 'above'> {
  form: FormBinding;
  takesFiles: boolean;
  /** What the message should contain for the chosen topic. */
  hint: string | undefined;
  onTopic: (name: string) => void;
}

function InquiryFields(props: InquiryFieldsProps) {
  const { form, copy, topics, subjects, takesFiles, hint, onTopic } = props;
  const { fields, newsletter } = copy;
  const { files } = fields;
  const place = { form, place: 'inquiry' };
  const isBusy = form.state.status === 'sending';
  return (
    <>
      <div className="flex flex-wrap gap-6">
        <FormField {...place} name="topic" words={fields.topic} isChoice>
          {(control) => (
            <select {...control} onChange={({ target }) => onTopic(target.value)}>
              {topics.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField {...place} name="subject" words={fields.subject} isChoice>
          {(control) => (
            <SubjectChoice control={control} words={fields.subject} subjects={subjects} />
          )}
        </FormField>
      </div>
      <div className="flex flex-wrap gap-6">
        <TextField {...place} name="name" words={fields.name} />
        <TextField {...place} name="organization" words={fields.organization} />
      </div>
      <div className="flex flex-wrap gap-6">
        <TextField {...place} name="email" words={fields.email} />
        <TextField {...place} name="phone" words={fields.phone} />
      </div>
      <TextField {...place} name="cv" words={fields.cv} onlyFor={APPLICATION} />
      <FormField {...place} name="message" words={{ ...fields.message, hint }}>
        {(control) => (
          <textarea {...control} rows={6} maxLength={LONGEST_MESSAGE} readOnly={isBusy} />
        )}
      </FormField>
      {takesFiles && (
        <FormField
          {...place}
          name="files"
          words={{ ...files, hint: files.hint && interpolate(files.hint, LIMITS) }}
        >
          {(control) => <AttachmentField control={control} words={files} />}
        </FormField>
      )}
      <link rel="stylesheet" href={checkbox} fetchPriority="low" />
      <label className="row">
        <input type="checkbox" name="newsletter" value="yes" />
        <span>{newsletter}</span>
      </label>
    </>
  );
}
