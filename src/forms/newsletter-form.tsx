import { Button } from '../components/ui/button';
import { useHydrated } from '../components/ui/hydration';
import { useFormTarget, useSite } from '../components/ui/site-context';
import { errorsOf } from './form-state';
import { FormStatus } from './form-status';
import { FormTrap, toFormAttributes } from './form-trap';
import type { FormSetup } from './setup';
import { useForm } from './use-form';

interface NewsletterFormProps {
  /** The id of the field; unique for each form on a page. */
  id: string;
  large?: boolean;
}

/** A field for an email address: it subscribes, or opens a prepared email. */
export function NewsletterForm({ id, large = false }: NewsletterFormProps) {
  const { contact, footer, forms } = useSite();
  const words = footer.newsletter;
  const target = useFormTarget();
  const setup: FormSetup = {
    name: 'newsletter',
    endpoint: target?.endpoint ?? null,
    email: contact.email,
    toSubject: () => words.subject,
    fields: { email: words },
    words: forms,
    sent: words.sent,
    duplicate: words.duplicate,
  };
  const form = useForm(setup);
  const isHydrated = useHydrated();
  const isWrong = errorsOf(form.state).email !== undefined;
  return (
    <div>
      <form
        {...form.bind}
        {...toFormAttributes(target, contact.email, words.subject)}
        className={large ? 'newsletter newsletter--large' : 'newsletter'}
      >
        <FormTrap target={target} name={setup.name} id={`${id}-fax`} />
        <label className="visually-hidden" htmlFor={id}>
          {words.label}
        </label>
        <input
          className="input"
          id={id}
          name="email"
          type="email"
          required
          placeholder={words.placeholder}
          autoComplete="email"
          readOnly={form.state.status === 'sending'}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-note` : undefined}
        />
        <Button variant="primary" label={words.button} />
      </form>
      {isHydrated && (
        <div role="status" id={`${id}-note`}>
          <FormStatus form={form} place="below" />
        </div>
      )}
    </div>
  );
}
