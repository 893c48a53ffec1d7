import { Button } from '../../components/ui/button.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { errorsOf, FormStatus } from './form-status.tsx';
import { NativeFormFields } from './native-form-fields.tsx';
import { useForm } from './use-form.ts';

interface NewsletterFormProps {
  /** The id of the field; unique for each form on a page. */
  id: string;
  large?: boolean;
}

/** A field for an email address: it subscribes, or opens a prepared email. */
export function NewsletterForm({ id, large = false }: NewsletterFormProps) {
  const copy = useSite().footer.newsletter;
  const form = useForm({ ...copy, name: 'newsletter', fields: { email: copy } });
  const isHydrated = useHydrated();
  const isWrong = errorsOf(form.state).email !== undefined;
  return (
    <div>
      <form {...form.bind} className={large ? 'newsletter newsletter--large' : 'newsletter'}>
        <NativeFormFields name={form.setup.name} id={`${id}-fax`} />
        <label className="visually-hidden" htmlFor={id}>
          {copy.label}
        </label>
        <input
          className="input"
          id={id}
          name="email"
          type="email"
          required
          placeholder={copy.placeholder}
          autoComplete="email"
          readOnly={form.state.status === 'sending'}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-note` : undefined}
        />
        <Button variant="primary" label={copy.button} />
      </form>
      {isHydrated && (
        <div role="status" id={`${id}-note`}>
          <FormStatus form={form} position="below" />
        </div>
      )}
    </div>
  );
}
