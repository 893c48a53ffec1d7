import type { ReactNode } from 'react';

import { SiteLink } from './site-link';

/** The page that explains every term. */
export const GLOSSARY_PATH = '/support/glossary';

interface TermProps {
  slug: string;
  children: ReactNode;
}

/** A term of the trade: a link to the glossary; `TermProvider` shows its meaning in a tooltip. */
export function Term({ slug, children }: TermProps) {
  return (
    <SiteLink to={`${GLOSSARY_PATH}#${slug}`} className="term">
      {children}
    </SiteLink>
  );
}
