import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useFormTarget } from '../../components/ui/site-context.tsx';
import { FormStatus } from '../forms/form-status.tsx';
import { NativeFormFields } from '../forms/native-form-fields.tsx';
import type { FormBinding } from '../forms/types.ts';

interface InquiryFrameProps {
  form: FormBinding;
  copy: { label: string; send: string; promise: string; promiseByMail: string };
  /** The prefix of the honeypot field's id. */
  id: string;
  takesFiles?: boolean;
  onReset?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** An inquiry form around its fields: its messages, its target, and its button. */
export function InquiryFrame(props: InquiryFrameProps) {
  const { form, copy, id, takesFiles = false, onReset, children } = props;
  const promise = useFormTarget() === null ? copy.promiseByMail : copy.promise;
  const isSent = form.state.status === 'sent';
  return (
    <>
      <FormStatus form={form} position="instead" />
      <form
        {...form.bind}
        {...(takesFiles && { encType: 'multipart/form-data' })}
        className={isSent ? undefined : 'form'}
        aria-label={copy.label}
        hidden={isSent}
        onReset={onReset}
      >
        <FormStatus form={form} position="above" />
        <NativeFormFields name={form.setup.name} id={`${id}-fax`} />
        {children}
        <div className="row">
          <Button variant="primary" label={copy.send} hasSwitchContact />
          <span className="hint">{promise}</span>
        </div>
        <div role="status">
          <FormStatus form={form} position="below" />
        </div>
      </form>
    </>
  );
}
