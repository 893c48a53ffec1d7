import { toPhoneLink } from '#base/text';
import { ButtonLink } from '../ui/button';
import { useSite } from '../ui/site-context';
import type { AskPlate as Plate } from './page-parts';

interface AskPlateProps {
  plate: Plate;
  /** A closing band ends the page: where there is no margin, both would follow each other. */
  closes: boolean;
}

/** Contacts for questions about a page: phone, email, and the button to the contact form. */
export function AskPlate({ plate: { title, text, action }, closes }: AskPlateProps) {
  const { phone, email } = useSite().contact;
  return (
    <section className={closes ? 'ask max-lg:hidden' : 'ask'} aria-labelledby="ask-heading">
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
