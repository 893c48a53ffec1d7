import type { AnchorHTMLAttributes, ElementType } from 'react';
import { ScrollRegion } from '../components/ui/scroll-region';
import { SiteLink } from '../components/ui/site-link';
import { Term } from '../components/ui/term';
import { Calculator } from './live/calculator';

/** A link of the text. */
function Anchor({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <SiteLink to={href} {...rest} />;
}

/**
 * The components of prose that act, by the names that trees have for them. What only draws is drawn
 * at build time (`mdx-components.tsx`), and costs browsers no script.
 */
export const proseComponents: Record<string, ElementType> = {
  a: Anchor,
  Term,
  ScrollRegion,
  Calculator,
};
