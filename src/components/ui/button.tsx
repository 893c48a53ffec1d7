import type { ComponentProps, ReactNode } from 'react';
import type { Action } from '#check/fields';
import { SiteLink } from './site-link.tsx';
import { SwitchContact } from './switch-contact.tsx';

const variants = {
  primary: 'button button--primary',
  secondary: 'button button--secondary',
  text: 'button button--text',
  small: 'button button--secondary button--small',
} as const;

type ButtonVariant = keyof typeof variants;

type SiteLinkProps = ComponentProps<typeof SiteLink>;

interface ButtonLinkProps
  extends Pick<SiteLinkProps, 'to' | 'onClick' | 'onFocus' | 'onPointerEnter'> {
  label: string;
  variant: ButtonVariant;
  /** What the button is about, for screen readers, if the label alone is not enough. */
  subject?: string | undefined;
  /** Draws a contact that closes on hover or focus. */
  hasSwitchContact?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({
  label,
  variant,
  subject,
  hasSwitchContact = true,
  ...rest
}: ButtonLinkProps) {
  const name = subject === undefined ? undefined : `${label}: ${subject}`;
  return (
    <SiteLink className={variants[variant]} aria-label={name} {...rest}>
      <span>{label}</span>
      {hasSwitchContact && <SwitchContact />}
    </SiteLink>
  );
}

interface ButtonRowProps {
  actions: Action[];
  /** What all of them are about, as for one button. */
  subject?: string;
  /** Follows the buttons in their row. */
  children?: ReactNode;
}

const ranks = ['primary', 'secondary', 'text'] as const;

/** A row of buttons, the most important one first. */
export function ButtonRow({ actions, subject, children }: ButtonRowProps) {
  return (
    <div className="row row--stack">
      {actions.map(({ label, to }, index) => (
        <ButtonLink
          key={label}
          to={to}
          label={label}
          variant={ranks[index] ?? 'text'}
          subject={subject}
        />
      ))}
      {children}
    </div>
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  label: string;
  variant: ButtonVariant;
  /** Draws a contact that closes on hover or focus. */
  hasSwitchContact?: boolean;
}

/** A button that acts on this page: it submits its form or runs `onClick`. */
export function Button({
  label,
  variant,
  hasSwitchContact,
  type = 'submit',
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={variants[variant]} {...rest}>
      {hasSwitchContact || variant === 'text' ? <span>{label}</span> : label}
      {hasSwitchContact && <SwitchContact />}
    </button>
  );
}
