import type { ReactNode } from 'react';
import { type Facts, toFactLink, toNumber } from '#base/facts';
import type { WordProps } from './component-schemas';

/** Children replace the fact as the link text. */
type FactProps = Partial<WordProps<'Projects'>>;

/**
 * The components that print facts; phone numbers and email addresses are links.
 * @param facts the content of `content/site.yaml`
 * @returns the components by name
 */
export function toFactComponents(facts: Facts): Record<string, (props: FactProps) => ReactNode> {
  return Object.fromEntries(
    [...facts].map(([name, fact]) => [name, toComponent(fact, toFactLink(name, fact))]),
  );
}

function toComponent(fact: string, href: string | undefined) {
  return ({ number, children }: FactProps) => {
    const words = children ?? (number ? toNumber(fact) : fact);
    return href === undefined ? words : <a href={href}>{words}</a>;
  };
}
