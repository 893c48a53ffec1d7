import { type AnchorHTMLAttributes, createContext } from 'react';

/** What Radix gives to the trigger of a tooltip, beside its place. */
export type TriggerProps = AnchorHTMLAttributes<HTMLAnchorElement>;

/** A term that a pointer or the focus has reached. */
export interface ReachedTerm {
  link: HTMLAnchorElement;
  slug: string;
  /** When it was reached, in milliseconds of `performance.now()`. */
  since: number;
  /** Gives its link what makes it the trigger of its tooltip. */
  setTrigger: (props: TriggerProps) => void;
}

/** Explains a term that was reached. */
export const TermContext = createContext<(term: ReachedTerm) => void>(() => undefined);
