import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

import { isFile } from '../lib/paths';
import { isMotionWelcome } from './motion';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** A link: to a page without a reload, to a file or elsewhere (`https:`, `mailto:`) as it is. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return to.startsWith('/') && !isFile(to) ? (
    <Link to={to} discover="none" viewTransition={isMotionWelcome()} {...rest} />
  ) : (
    <a href={to} {...rest} />
  );
}
