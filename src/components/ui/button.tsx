import type { ButtonHTMLAttributes, MouseEventHandler } from 'react';

import { Contact } from './contact';
import { SiteLink } from './site-link';

const variants = {
  primary: 'button button--primary',
  secondary: 'button button--secondary',
  text: 'button button--text',
  small: 'button button--secondary button--small',
} as const;

export type ButtonVariant = keyof typeof variants;

interface ButtonLinkProps {
  to: string;
  label: string;
  variant: ButtonVariant;
  /** What the button is about, for screen readers, where the words alone do not tell. */
  subject?: string | undefined;
  /** Called before the link is followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function ButtonLink({ to, label, variant, subject, onClick }: ButtonLinkProps) {
  const name = subject === undefined ? undefined : `${label}: ${subject}`;
  return (
    <SiteLink to={to} className={variants[variant]} aria-label={name} onClick={onClick}>
      <span>{label}</span>
      <Contact />
    </SiteLink>
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  variant: ButtonVariant;
  /** Draws the contact that closes when the button is about to be pressed. */
  hasContact?: boolean;
}

/** A button that acts on this page: it submits its form, or does what `onClick` says. */
export function Button({ label, variant, hasContact, type = 'submit', ...rest }: ButtonProps) {
  return (
    <button type={type} className={variants[variant]} {...rest}>
      {hasContact ? <span>{label}</span> : label}
      {hasContact && <Contact />}
    </button>
  );
}
