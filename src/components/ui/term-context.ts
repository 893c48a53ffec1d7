import { type AnchorHTMLAttributes, createContext } from 'react';

/** The props that Radix gives to the trigger of a tooltip. */
export type TriggerProps = AnchorHTMLAttributes<HTMLAnchorElement>;

/** A term that has been hovered or focused. */
export interface ReachedTerm {
  link: HTMLAnchorElement;
  slug: string;
  /** When it was reached, in milliseconds of `performance.now()`. */
  since: number;
  /** Gives its link the props of a tooltip trigger. */
  setTrigger: (props: TriggerProps) => void;
}

/** Shows the explanation of a hovered or focused term. */
export const TermContext = createContext<(term: ReachedTerm) => void>(() => undefined);
