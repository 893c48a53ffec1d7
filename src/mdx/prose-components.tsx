import type { AnchorHTMLAttributes, ElementType } from 'react';
import { ScrollRegion } from '../components/ui/scroll-region';
import { SiteLink } from '../components/ui/site-link';
import { Term } from '../components/ui/term';
import { Calculator } from './live/calculator';

/** A link in the text. */
function Anchor({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <SiteLink to={href} {...rest} />;
}

/**
 * The interactive components of prose, by their names in trees. Everything else is rendered at
 * build time (`mdx-components.tsx`) and needs no client code.
 */
export const proseComponents: Record<string, ElementType> = {
  a: Anchor,
  Term,
  ScrollRegion,
  Calculator,
};
