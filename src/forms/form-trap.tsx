import { useSite } from '../components/ui/site-context';

type Target = { endpoint: string; next: string } | null;

/** How a form is sent without scripts: to the server, or as a plain-text email. */
export function toFormAttributes(target: Target, email: string, subject: string) {
  if (target !== null) return { action: target.endpoint, method: 'post' };
  const action = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  return { action, method: 'post', encType: 'text/plain' };
}

interface FormTrapProps {
  target: Target;
  /** The form's name on the server. */
  name: string;
  /** The id of the trap field. */
  id: string;
  /** The id of the form, if this is rendered outside it. */
  form?: string;
}

/** What a server needs to know about a plain form post, and a honeypot field. */
export function FormTrap({ target, name, id, form }: FormTrapProps) {
  const { forms } = useSite();
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
