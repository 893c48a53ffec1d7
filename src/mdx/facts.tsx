import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { createContext, useContext } from 'react';

import type { Facts } from '#base/facts';
import { toFactLink, toNumber } from '#base/facts';
import type { WordProps } from './component-schemas';

/** Words inside are linked in place of the fact. */
type FactProps = Partial<WordProps<'Projects'>>;

/** A component that stands for what `content/site.yaml` says. */
export interface Fact {
  (props: FactProps): ReactNode;
  /** What it prints, for those who want words and no element. */
  toWords: (props: FactProps) => ReactNode;
}

const IsInLink = createContext(false);

/** A link of the text, in which a fact is no link of its own. */
export function Anchor(props: ComponentPropsWithoutRef<'a'>) {
  return (
    <IsInLink value={true}>
      <a {...props} />
    </IsInLink>
  );
}

/**
 * The components that print facts; a phone number and an email address can be followed.
 * @param facts what `content/site.yaml` says
 * @returns the components by name
 */
export function toFactComponents(facts: Facts): Record<string, Fact> {
  return Object.fromEntries(
    [...facts].map(([name, fact]) => [name, toComponent(fact, toFactLink(name, fact))]),
  );
}

function toComponent(fact: string, href: string | undefined): Fact {
  const toWords = ({ number, children }: FactProps) => children ?? (number ? toNumber(fact) : fact);
  const component = (props: FactProps) => {
    const isPlain = useContext(IsInLink) || href === undefined;
    return isPlain ? toWords(props) : <a href={href}>{toWords(props)}</a>;
  };
  return Object.assign(component, { toWords });
}

/** Whether an element stands for a fact. */
export function isFact(type: unknown): type is Fact {
  return typeof type === 'function' && 'toWords' in type;
}
