import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { interpolate } from '#base/text';
import checkbox from '../../../components/ui/checkbox.css?url';
import { FormField, TextField } from '../../../forms/form-field';
import { useForm } from '../../../forms/use-form';
import { LIMITS } from '../../../lib/attachments';
import { InquiryFrame } from '../inquiry-frame';
import type { ContactPage } from '../page';
import { AttachmentField } from './attachment-field';
import { APPLICATION, useInquirySetup } from './inquiry-setup';
import { chooseByLink, SubjectChoice } from './subject-choice';

const LONGEST_MESSAGE = 5000;

interface InquiryFormProps {
  page: Pick<ContactPage, 'copy' | 'subjects'>;
  /** What an inquiry is about, shown above its fields. */
  above?: ReactNode;
}

/** The one form for every inquiry; the link that leads here sets its topic and subject. */
export function InquiryForm({ page, above }: InquiryFormProps) {
  const { topics, form: words } = page.copy;
  const { fields } = words;
  const { files } = fields;
  const { search } = useLocation();
  const [topicName, setTopicName] = useState(topics[0]?.name);
  // What the message should contain for the chosen topic.
  const hint = topics.find(({ name }) => name === topicName)?.hint;
  const { setup, target } = useInquirySetup(words, topics);
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
  const place = { form, place: 'inquiry' };
  return (
    <InquiryFrame
      {...{ form, target, takesFiles, words }}
      subject={topics[0]?.subject ?? words.label}
      id="inquiry"
      onReset={() => queueMicrotask(followLink)}
    >
      {above}
      <div className="flex flex-wrap gap-6">
        <FormField {...place} name="topic" words={fields.topic} isChoice>
          {(control) => (
            <select {...control} onChange={({ target }) => setTopicName(target.value)}>
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
            <SubjectChoice control={control} words={fields.subject} subjects={page.subjects} />
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
          <textarea
            {...control}
            rows={6}
            maxLength={LONGEST_MESSAGE}
            readOnly={form.state.status === 'sending'}
          />
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
      <label className="flex items-center gap-3">
        <input className="size-6 flex-none" type="checkbox" name="newsletter" value="yes" />
        <span>{words.newsletter}</span>
      </label>
    </InquiryFrame>
  );
}
