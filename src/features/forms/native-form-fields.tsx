import { useFormTarget, useSite } from '../../components/ui/site-context.tsx';

/** How a form is sent without scripts: to the server, or as a plain-text email. */
export function useFormAttributes(subject: string) {
  const { contact } = useSite();
  const target = useFormTarget();
  if (target !== null) return { action: target.endpoint, method: 'post' };
  const action = `mailto:${contact.email}?subject=${encodeURIComponent(subject)}`;
  return { action, method: 'post', encType: 'text/plain' };
}

interface NativeFormFieldsProps {
  /** The form's name on the server. */
  name: string;
  /** The id of the trap field. */
  id: string;
  /** The id of the form, if this is rendered outside it. */
  form?: string;
}

/** What a server needs to know about a plain form post, and a honeypot field. */
export function NativeFormFields({ name, id, form }: NativeFormFieldsProps) {
  const { forms } = useSite();
  const target = useFormTarget();
  if (target === null) return null;
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="hidden" name="form" value={name} form={form} />
      <input type="hidden" name="next" value={target.next} form={form} />
      <label htmlFor={id}>{forms.trap}</label>
      <input id={id} name="fax" tabIndex={-1} autoComplete="off" form={form} />
    </div>
  );
}
