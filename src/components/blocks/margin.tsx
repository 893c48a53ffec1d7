import type { ReactNode } from 'react';
import { toPhoneLink } from '#check/wording/text';
import { ButtonLink } from '../ui/button.tsx';
import { useSite } from '../ui/site-context.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { AskPlate as Plate } from './shared-copy.ts';

interface MarginedTextProps {
  /** For reference while reading: before the text on phones, otherwise at the top of the margin. */
  lookup: ReactNode;
  /** Where to go next: after the text on phones, otherwise at the bottom of the margin. */
  next?: ReactNode;
  children: ReactNode;
}

/** A long text over eight columns, with a margin of three, or four where columns are narrow. */
export function MarginedText({ lookup, next, children }: MarginedTextProps) {
  return (
    <div className="split lg:grid-rows-[auto_1fr]">
      <div className="margin lg:col-span-4 xl:col-span-3">{lookup}</div>
      <div className="lg:col-start-5 lg:col-end-13 lg:row-span-2">{children}</div>
      {next !== undefined && (
        <div className="margin margin--next lg:col-span-4 xl:col-span-3">{next}</div>
      )}
    </div>
  );
}

interface MarginLinksProps {
  title: string;
  /** The anchor of this list. */
  id: string;
  links: { path: string; name: string; text: string }[];
}

/** Pages related to a text, if any, in its margin: each by its name and a line about it. */
export function MarginLinks({ title, id, links }: MarginLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className="label" id={id}>
        {title}
      </h2>
      <ul className="line-t text-[1rem]/[1.4]">
        {links.map(({ path, name, text }) => (
          <li key={path}>
            <SiteLink className="block hair-b py-3" to={path}>
              <b>{name}</b>
              <span className="tag block">{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AskPlateProps {
  plate: Plate;
  /** A closing band ends the page: where there is no margin, both would follow each other. */
  closes: boolean;
}

/** Contacts for questions about a page: phone, email, and the button to the contact form. */
export function AskPlate({ plate: { title, text, action }, closes }: AskPlateProps) {
  const { phone, email } = useSite().contact;
  return (
    <section className={closes ? 'ask max-lg:hidden' : 'ask'} aria-labelledby="ui:ask-plate">
      <h2 className="label" id="ui:ask-plate">
        {title}
      </h2>
      <p>{text}</p>
      <p className="mono">
        <a href={toPhoneLink(phone)}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <ButtonLink variant="secondary" {...action} />
    </section>
  );
}
