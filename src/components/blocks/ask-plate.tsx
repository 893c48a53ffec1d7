import { toPhoneLink } from '#base/text';
import { ButtonLink } from '../ui/button';
import { useSite } from '../ui/site-context';
import type { AskPlate as Plate } from './page-parts';

/** Contacts for questions about a page: phone, email, and the button to the contact form. */
export function AskPlate({ plate: { title, text, action } }: { plate: Plate }) {
  const { phone, email } = useSite().contact;
  return (
    <section className="ask" aria-labelledby="ask-heading">
      <h2 id="ask-heading">{title}</h2>
      <p>{text}</p>
      <p className="mono">
        <a href={toPhoneLink(phone)}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <ButtonLink variant="secondary" {...action} />
    </section>
  );
}
