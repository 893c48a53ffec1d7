import type { BadgeVariant } from '../../collections/insights/collection';

const variants = {
  default: 'badge badge--default',
  secondary: 'badge badge--secondary',
  destructive: 'badge badge--destructive',
  outline: 'badge badge--outline',
} as const satisfies Record<BadgeVariant, string>;

interface BadgeProps {
  variant: BadgeVariant;
  label: string;
}

/** A cable marker: a category in a small rectangle. */
export function Badge({ variant, label }: BadgeProps) {
  return <span className={variants[variant]}>{label}</span>;
}
