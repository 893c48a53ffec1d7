import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button';
import { useFormTarget, useSite } from '../../components/ui/site-context';
import type { FormBinding } from '../../forms/form-binding';
import { FormStatus } from '../../forms/form-status';
import { FormTrap, toFormAttributes } from '../../forms/form-trap';
import type { FormSetup } from '../../forms/setup';

interface InquiryFrameProps {
  form: FormBinding;
  words: { label: string; send: string; promise: string; promiseByMail: string };
  /** The subject of an email sent without scripts. */
  subject: string;
  /** The prefix of the honeypot field's id. */
  id: string;
  takesFiles?: boolean;
  onReset?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** An inquiry form around its fields: its messages, its target, and its button. */
export function InquiryFrame(props: InquiryFrameProps) {
  const { form, words, subject, id, takesFiles = false, onReset, children } = props;
  const target = useFormTarget();
  return (
    <>
      <FormStatus form={form} place="instead" />
      <form
        {...form.bind}
        {...toFormAttributes(target, form.setup.email, subject)}
        {...(takesFiles && { encType: 'multipart/form-data' })}
        className="form"
        aria-label={words.label}
        hidden={form.state.status === 'sent'}
        onReset={onReset}
      >
        <FormStatus form={form} place="above" />
        <FormTrap target={target} name={form.setup.name} id={`${id}-fax`} />
        {children}
        <div className="row">
          <Button variant="primary" label={words.send} hasContact />
          <span className="hint">{target === null ? words.promiseByMail : words.promise}</span>
        </div>
        <div role="status">
          <FormStatus form={form} place="below" />
        </div>
      </form>
    </>
  );
}

/** The setup of an inquiry form, from what it does not share with others. */
export function useInquirySetup(
  own: Pick<FormSetup, 'toSubject' | 'fields' | 'sent' | 'done'>,
): FormSetup {
  const { contact, forms } = useSite();
  const endpoint = useFormTarget()?.endpoint ?? null;
  return { name: 'inquiry', endpoint, email: contact.email, words: forms, ...own };
}
