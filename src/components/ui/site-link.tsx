import type { AnchorHTMLAttributes } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

import { isFile } from '#base/paths';
import { isMotionWelcome } from './motion';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> {
  to: string;
  /** Whether it changes what stands around it: then nothing scrolls and nothing fades. */
  isInPlace?: boolean;
}

/** A link: to a page without a reload, to a file or elsewhere (`https:`, `mailto:`) as it is. */
export function SiteLink({ to, isInPlace = false, ...rest }: SiteLinkProps) {
  return to.startsWith('/') && !isFile(to) ? (
    <PageLink to={to} isInPlace={isInPlace} {...rest} />
  ) : (
    <a href={to} {...rest} />
  );
}

/** React Router's own link would bring its framework's prefetching, which this site does itself. */
function PageLink({ to, isInPlace, onClick, ...rest }: SiteLinkProps) {
  const manner = isInPlace ? { preventScrollReset: true } : { viewTransition: isMotionWelcome() };
  const follow = useLinkClickHandler(to, manner);
  return (
    <a
      href={to}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
