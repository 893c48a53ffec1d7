import { Button } from '../ui/button';

interface NewsletterFormProps {
  /** Names the box; different for each form of a page. */
  id: string;
  email: string;
  words: { label: string; placeholder: string; button: string; subject: string };
  large?: boolean;
}

/** A box for an address: submitting opens a ready-written email, with or without JavaScript. */
export function NewsletterForm({ id, email, words, large = false }: NewsletterFormProps) {
  return (
    <form
      className={large ? 'newsletter newsletter--large' : 'newsletter'}
      action={`mailto:${email}?subject=${encodeURIComponent(words.subject)}`}
      method="post"
      encType="text/plain"
    >
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
      />
      <Button variant="primary" label={words.button} />
    </form>
  );
}
