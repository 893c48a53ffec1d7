import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { interpolate } from '#base/text';
import type { ControlProps } from '../../../forms/form-field';
import { FormField } from '../../../forms/form-field';
import { errorsOf } from '../../../forms/form-state';
import { useForm } from '../../../forms/use-form';
import { LIMITS } from '../../../lib/attachments';
import { EnquiryFrame } from '../enquiry-frame';
import type { ContactCopy } from '../page';
import { AttachmentField } from './attachment-field';
import { APPLICATION, useEnquirySetup } from './enquiry-setup';
import type { Subjects } from './subject-choice';
import { chooseByLink, SubjectChoice } from './subject-choice';

const LONGEST_MESSAGE = 5000;

interface EnquiryFormProps {
  copy: ContactCopy['form'];
  topics: ContactCopy['topics'];
  subjects: Subjects;
  /** What an enquiry is about, above its fields. */
  above?: ReactNode;
}

/** The one form for every enquiry; the link that leads here says its topic and its subject. */
export function EnquiryForm({ copy, topics, subjects, above }: EnquiryFormProps) {
  const { search } = useLocation();
  const [topicName, setTopicName] = useState(topics[0]?.name);
  const topic = topics.find(({ name }) => name === topicName);
  const { setup, target } = useEnquirySetup(copy, topics);
  const form = useForm(setup, { isExpected: true });
  const { ref } = form.bind;
  const takesFiles = target?.takesFiles === true;
  useEffect(() => chooseByLink(ref.current, search), [ref, search]);
  return (
    <EnquiryFrame
      {...{ form, target, takesFiles }}
      words={copy}
      subject={topics[0]?.subject ?? copy.label}
      id="enquiry"
      onReset={() => queueMicrotask(() => chooseByLink(ref.current, search))}
    >
      {above}
      <EnquiryFields
        {...{
          copy,
          topics,
          subjects,
          errors: errorsOf(form.state),
          isBusy: form.state.status === 'sending',
          takesFiles,
        }}
        hint={topic?.hint}
        onTopic={setTopicName}
      />
    </EnquiryFrame>
  );
}

interface EnquiryFieldsProps extends Omit<EnquiryFormProps, 'above'> {
  errors: Record<string, string>;
  isBusy: boolean;
  takesFiles: boolean;
  /** What the chosen topic asks for in the message. */
  hint: string | undefined;
  onTopic: (name: string) => void;
}

function EnquiryFields(props: EnquiryFieldsProps) {
  const { copy, topics, subjects, errors, isBusy, takesFiles, hint, onTopic } = props;
  const { fields, newsletter } = copy;
  const { files } = fields;
  const wrap = (name: keyof typeof fields, draw: (control: ControlProps) => ReactNode) => (
    <FormField form="enquiry" name={name} words={fields[name]} error={errors[name]}>
      {draw}
    </FormField>
  );
  return (
    <>
      <div className="form__pair">
        <FormField form="enquiry" name="topic" words={fields.topic} error={errors.topic} isChoice>
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
        <FormField
          form="enquiry"
          name="subject"
          words={fields.subject}
          error={errors.subject}
          isChoice
        >
          {(control) => (
            <SubjectChoice control={control} words={fields.subject} subjects={subjects} />
          )}
        </FormField>
      </div>
      <div className="form__pair">
        {wrap('name', (control) => (
          <input {...control} type="text" autoComplete="name" readOnly={isBusy} />
        ))}
        {wrap('organisation', (control) => (
          <input {...control} type="text" autoComplete="organization" readOnly={isBusy} />
        ))}
      </div>
      <div className="form__pair">
        {wrap('email', (control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            readOnly={isBusy}
          />
        ))}
        {wrap('phone', (control) => (
          <input {...control} type="tel" inputMode="tel" autoComplete="tel" readOnly={isBusy} />
        ))}
      </div>
      <FormField form="enquiry" name="cv" words={fields.cv} error={errors.cv} onlyFor={APPLICATION}>
        {(control) => (
          <input {...control} type="url" inputMode="url" autoComplete="url" readOnly={isBusy} />
        )}
      </FormField>
      <FormField
        form="enquiry"
        name="message"
        words={{ ...fields.message, hint }}
        error={errors.message}
      >
        {(control) => (
          <textarea {...control} rows={6} maxLength={LONGEST_MESSAGE} readOnly={isBusy} />
        )}
      </FormField>
      {takesFiles && (
        <FormField
          form="enquiry"
          name="files"
          words={{ ...files, hint: files.hint && interpolate(files.hint, LIMITS) }}
          error={errors.files}
        >
          {(control) => <AttachmentField control={control} words={files} />}
        </FormField>
      )}
      <label className="row">
        <input type="checkbox" name="newsletter" value="yes" />
        <span>{newsletter}</span>
      </label>
    </>
  );
}
