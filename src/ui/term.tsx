import './tooltip.css';

import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

import { SiteLink } from './site-link';

const OFFSET = 4;
const DELAY = 700;
const SKIP_DELAY = 300;

interface TermLinkProps {
  slug: string;
  children: ReactNode;
}

/** The page that explains every term. */
export const GLOSSARY_PATH = '/support/glossary';

interface TermProps extends TermLinkProps {
  definition: string;
}

/** A term of the trade: a link to the glossary, and its meaning in a tooltip. */
export function Term({ slug, definition, children }: TermProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <SiteLink to={`${GLOSSARY_PATH}#${slug}`} className="term">
          {children}
        </SiteLink>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={OFFSET} collisionPadding={16}>
          {definition}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** Lets the tooltips of one page share their delays, in milliseconds. */
export function TermProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Tooltip.Provider>
  );
}
