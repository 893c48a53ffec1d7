import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import checkbox from '../../components/ui/checkbox.css?url';
import { useFormTarget } from '../../components/ui/site-context.tsx';
import { findFilesProblem, LIMITS } from '../../features/forms/attachments.ts';
import type { Beginning } from '../../features/forms/first-values.ts';
import { FormField, MessageField, TextField } from '../../features/forms/form-field.tsx';
import type { Arrival, FormSetup } from '../../features/forms/types.ts';
import { useForm } from '../../features/forms/use-form.ts';
import type { Values } from '../../features/forms/values.ts';
import { InquiryFrame } from '../../features/inquiries/inquiry-frame.tsx';
import { keepCampaign } from '../../lib/campaign.ts';
import { interpolate } from '../../lib/text.ts';
import { AttachmentField } from './attachment-field.tsx';
import type { ContactPage } from './page.ts';

/** Everything that an inquiry can be about, by URL parameter. */
const PARAMETERS = ['product', 'market', 'job'] as const;

/** The parameter of a link that carries a drawing. */
export const DRAWING = 'kv';

/** The parameter of a link that carries the values of a calculator. */
export const RESULT = 'calculator';

interface InquiryFormProps {
  page: Pick<ContactPage, 'copy' | 'subjects'>;
  /** Shows what an inquiry is about, above its fields, from the query string of the link to it. */
  above?: (query: string) => ReactNode;
  /** Told what the form is for whenever that changes. */
  onChoice?: (choice: Choice) => void;
}

/** What a form is for: its topic, and the name of what it is about, as they read in its lists. */
export interface Choice {
  /** Missing for the first topic, which is for everything else. */
  topic?: string | undefined;
  about?: string | undefined;
}

/** The one form for every inquiry; the link that leads here fills in what it is about. */
export function InquiryForm({ page, above, onChoice }: InquiryFormProps) {
  const { topics, form: formCopy } = page.copy;
  const { cv, message, files } = formCopy.fields;
  const applications = topics.filter(({ forApplicants }) => forApplicants);
  const [topicName, setTopicName] = useState(topics[0]?.name);
  const link = useLink(page);
  // What the message should contain for the chosen topic.
  const hint = topics.find(({ name }) => name === topicName)?.hint;
  const takesFiles = useFormTarget()?.takesFiles === true;
  const fields = {
    ...formCopy.fields,
    cv: { ...cv, onlyFor: applications.map(({ name }) => name) },
    message: { ...message, hint },
    files: {
      ...files,
      hint: files.hint && interpolate(files.hint, LIMITS),
      validate: (chosen: readonly File[]) => {
        const filesProblem = findFilesProblem(chosen);
        return (
          filesProblem &&
          interpolate(files[filesProblem.problem], { ...LIMITS, name: filesProblem.name })
        );
      },
    },
    newsletter: { label: formCopy.newsletter },
  };
  const setup: FormSetup = {
    name: 'inquiry',
    subject: topics[0]?.subject ?? formCopy.label,
    toSubject: (values, about) => {
      const subject = topics.find(({ name }) => name === values.topic)?.subject ?? formCopy.label;
      return about === '' ? subject : `${subject}: ${about}`;
    },
    fields,
    sent: formCopy.sent,
    done: formCopy,
  };
  const form = useForm(setup, link);
  const { ref } = form.bind;
  const readChoice = useCallback(() => {
    if (!ref.current) return;
    const [topic, about] = ['topic', 'subject'].map((name) => readChosen(ref.current, name));
    setTopicName(topic?.value);
    onChoice?.({
      topic: topic?.index === 0 ? undefined : topic?.text,
      about: about?.value === '' ? undefined : about?.text,
    });
  }, [ref, onChoice]);
  // Also what was chosen before hydration.
  useEffect(readChoice, [readChoice]);
  const onReset = () => {
    link.forget();
    queueMicrotask(readChoice);
  };
  const binding = { form, idPrefix: 'ui:inquiry' };
  return (
    <InquiryFrame
      form={form}
      takesFiles={takesFiles}
      copy={formCopy}
      id="ui:inquiry"
      onReset={onReset}
    >
      {above?.(link.followed)}
      <div className="flex flex-wrap gap-6">
        <FormField {...binding} name="topic" copy={fields.topic} isChoice>
          {(control) => (
            <select {...control} onChange={readChoice}>
              {topics.map(({ name, label, forApplicants }) => (
                <option key={name} value={name} data-asks={forApplicants ? '' : undefined}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField {...binding} name="subject" copy={fields.subject} isChoice>
          {(control) => (
            <select {...control} onChange={readChoice}>
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
        <TextField {...binding} name="name" copy={fields.name} />
        <TextField {...binding} name="organization" copy={fields.organization} />
      </div>
      <div className="flex flex-wrap gap-6">
        <TextField {...binding} name="email" copy={fields.email} />
        <TextField {...binding} name="phone" copy={fields.phone} />
      </div>
      <TextField {...binding} name="cv" copy={fields.cv} />
      <MessageField {...binding} copy={fields.message} rows={6} />
      {takesFiles && (
        <FormField {...binding} name="files" copy={fields.files}>
          {(control) => <AttachmentField control={control} copy={files} />}
        </FormField>
      )}
      <link rel="stylesheet" href={checkbox} fetchPriority="low" />
      <label className="flex items-center gap-3">
        <input className="size-6 flex-none" type="checkbox" name="newsletter" value="yes" />
        <span>{formCopy.newsletter}</span>
      </label>
    </InquiryFrame>
  );
}

/** The chosen option of a list of a form. */
function readChosen(form: HTMLFormElement | null, name: string): HTMLOptionElement | undefined {
  const list = form?.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  return list?.options[list.selectedIndex];
}

/**
 * The link to the form. Once it is followed it leaves the address, so that what was sent or
 * discarded does not come back; the entry of the history only keeps its id.
 */
function useLink(page: InquiryFormProps['page']) {
  const { search, pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const [followed, setFollowed] = useState('');
  const address = useMemo(() => readAddress(search, page), [search, page]);
  const onBegun = ({ link }: Beginning) => {
    setFollowed(link?.query ?? '');
    if (address === undefined || link === undefined) return;
    const to = { pathname, search: keepCampaign(search, ''), hash };
    navigate(to, { replace: true, preventScrollReset: true, state: { link: link.id } });
  };
  const arrival = { address, opened: readId(state) };
  return { arrival, followed, onBegun, forget: () => setFollowed('') };
}

/** The id that an entry of the history keeps of the link that opened it. */
function readId(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('link' in state)) return undefined;
  return typeof state.link === 'string' ? state.link : undefined;
}

/**
 * What a link fills in, such as `?topic=quote&product=core`.
 * @returns undefined if its query names nothing that the form knows
 */
function readAddress(
  query: string,
  { copy, subjects }: InquiryFormProps['page'],
): Arrival['address'] {
  const parameters = new URLSearchParams(query);
  const topic = parameters.get('topic');
  const message = parameters.get('message');
  const kind = PARAMETERS.find((name) => parameters.has(name));
  const slug = kind && parameters.get(kind);
  const isTopic = copy.topics.some(({ name }) => name === topic);
  const isSubject = kind !== undefined && subjects[kind].some((one) => one.slug === slug);
  const values: Values = {
    ...(topic !== null && isTopic && { topic }),
    ...(isSubject && { subject: `${kind}:${slug}` }),
    ...(message !== null && { message }),
  };
  const isDrawing = parameters.has(DRAWING);
  return isDrawing || Object.keys(values).length > 0 ? { query, values } : undefined;
}
