import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import checkbox from '../../../components/ui/checkbox.css?url';
import { useFormTarget } from '../../../components/ui/site-context';
import { FormField, TextField } from '../../../forms/form-field';
import type { FormSetup } from '../../../forms/setup';
import { useForm } from '../../../forms/use-form';
import { findFilesProblem, LIMITS } from '../../../lib/attachments';
import { interpolate } from '../../../lib/text';
import { InquiryFrame } from '../inquiry-frame';
import type { ContactPage } from '../page';
import { AttachmentField } from './attachment-field';

/** The topic whose form asks for a CV. */
const APPLICATION = 'careers';

/** Everything that an inquiry can be about, by URL parameter. */
const PARAMETERS = ['product', 'market', 'job'] as const;

interface InquiryFormProps {
  page: Pick<ContactPage, 'copy' | 'subjects'>;
  /** What an inquiry is about, shown above its fields. */
  above?: ReactNode;
}

/** The one form for every inquiry; the link that leads here sets its topic and subject. */
export function InquiryForm({ page, above }: InquiryFormProps) {
  const { topics, form: words } = page.copy;
  const { cv, message, files } = words.fields;
  const { search } = useLocation();
  const [topicName, setTopicName] = useState(topics[0]?.name);
  // What the message should contain for the chosen topic.
  const hint = topics.find(({ name }) => name === topicName)?.hint;
  const takesFiles = useFormTarget()?.takesFiles === true;
  const fields = {
    ...words.fields,
    cv: { ...cv, onlyFor: APPLICATION },
    message: { ...message, hint },
    files: {
      ...files,
      hint: files.hint && interpolate(files.hint, LIMITS),
      validate: (chosen: readonly File[]) => {
        const found = findFilesProblem(chosen);
        return found && interpolate(files[found.problem], { ...LIMITS, name: found.name });
      },
    },
    newsletter: { label: words.newsletter },
  };
  const setup: FormSetup = {
    name: 'inquiry',
    subject: topics[0]?.subject ?? words.label,
    toSubject: (values, about) => {
      const subject = topics.find(({ name }) => name === values.topic)?.subject ?? words.label;
      return about === '' ? subject : `${subject}: ${about}`;
    },
    fields,
    sent: words.sent,
    done: words,
  };
  const form = useForm(setup, { isExpected: true });
  const { ref } = form.bind;
  const begin = useCallback(() => {
    if (ref.current === null) return;
    followLink(ref.current, search);
    // Also a topic that was chosen before hydration, or the first one after a reset.
    setTopicName(String(new FormData(ref.current).get('topic')));
  }, [ref, search]);
  useEffect(begin, [begin]);
  const place = { form, place: 'ui:inquiry' };
  return (
    <InquiryFrame
      {...{ form, takesFiles, words }}
      id="ui:inquiry"
      onReset={() => queueMicrotask(begin)}
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
            <select {...control} defaultValue="">
              <option value="">{fields.subject.none}</option>
              {PARAMETERS.filter((kind) => page.subjects[kind].length > 0).map((kind) => (
                <optgroup key={kind} label={fields.subject.groups[kind]}>
                  {page.subjects[kind].map(({ slug, label }) => (
                    <option key={slug} value={`${kind}:${slug}`}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
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
      <TextField {...place} name="cv" words={fields.cv} />
      <FormField {...place} name="message" words={fields.message}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            maxLength={5000}
            readOnly={form.state.status === 'sending'}
          />
        )}
      </FormField>
      {takesFiles && (
        <FormField {...place} name="files" words={fields.files}>
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

/** Sets what a link names, such as `?topic=quote&product=core`; the rest stays as it is. */
function followLink(form: HTMLFormElement, search: string): void {
  const parameters = new URLSearchParams(search);
  const kind = PARAMETERS.find((name) => parameters.has(name));
  const named = [parameters.get('topic'), kind && `${kind}:${parameters.get(kind)}`];
  for (const option of form.querySelectorAll('option')) {
    if (named.includes(option.value)) option.selected = true;
  }
  const begun = parameters.get('message');
  const message = form.querySelector<HTMLTextAreaElement>('[name="message"]');
  // Never overwrite what the visitor typed.
  if (message === null || message.value !== '' || begun === null) return;
  message.value = begun;
  message.dispatchEvent(new Event('input', { bubbles: true }));
}
