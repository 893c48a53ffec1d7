import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { Contact } from './contact';
import { SiteLink } from './site-link';

const variants = {
  primary: 'button button--primary',
  secondary: 'button button--secondary',
  text: 'button button--text',
  small: 'button button--secondary button--small',
} as const;

type ButtonVariant = keyof typeof variants;

interface ButtonLinkProps
  extends Pick<ComponentProps<typeof SiteLink>, 'to' | 'onClick' | 'onFocus' | 'onPointerEnter'> {
  label: string;
  variant: ButtonVariant;
  /** What the button is about, for screen readers, if the label alone is not enough. */
  subject?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ label, variant, subject, ...rest }: ButtonLinkProps) {
  const name = subject === undefined ? undefined : `${label}: ${subject}`;
  return (
    <SiteLink className={variants[variant]} aria-label={name} {...rest}>
      <span>{label}</span>
      <Contact />
    </SiteLink>
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  variant: ButtonVariant;
  /** Draws a contact that closes on hover or focus. */
  hasContact?: boolean;
}

/** A button that acts on this page: it submits its form or runs `onClick`. */
export function Button({ label, variant, hasContact, type = 'submit', ...rest }: ButtonProps) {
  return (
    <button type={type} className={variants[variant]} {...rest}>
      {hasContact ? <span>{label}</span> : label}
      {hasContact && <Contact />}
    </button>
  );
}
