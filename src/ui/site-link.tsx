import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** A link: inside the site without a reload, elsewhere (`https:`, `mailto:`, `tel:`) as it is. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return to.startsWith('/') ? (
    <Link to={to} discover="none" {...rest} />
  ) : (
    <a href={to} {...rest} />
  );
}
