import type { BadgeVariant } from '../../collections/insights/collection';

interface BadgeProps {
  variant: BadgeVariant;
  label: string;
}

/** A cable marker: a category in a small rectangle. */
export function Badge({ variant, label }: BadgeProps) {
  return <span className={`badge badge--${variant}`}>{label}</span>;
}
