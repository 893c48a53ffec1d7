import { Button } from '../../components/ui/button.tsx';
import { useHydrated } from '../../components/ui/hydration.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { errorsOf, FormStatus } from './form-status.tsx';
import { FormTrap } from './native-form-fields.tsx';
import { useForm } from './use-form.ts';

interface NewsletterFormProps {
  /** The id of the field; unique for each form on a page. */
  id: string;
  large?: boolean;
}

/** A field for an email address: it subscribes, or opens a prepared email. */
export function NewsletterForm({ id, large = false }: NewsletterFormProps) {
  const words = useSite().footer.newsletter;
  const form = useForm({ ...words, name: 'newsletter', fields: { email: words } });
  const isHydrated = useHydrated();
  const isWrong = errorsOf(form.state).email !== undefined;
  return (
    <div>
      <form {...form.bind} className={large ? 'newsletter newsletter--large' : 'newsletter'}>
        <FormTrap name={form.setup.name} id={`${id}-fax`} />
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
