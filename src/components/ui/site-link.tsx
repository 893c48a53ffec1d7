import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

import { isFile } from '#base/paths';
import { isMotionWelcome } from './motion';

interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  to: string;
  /** Whether it changes what stands around it: then nothing scrolls and nothing fades. */
  isInPlace?: boolean;
}

/** A link: to a page without a reload, to a file or elsewhere (`https:`, `mailto:`) as it is. */
export function SiteLink({ to, isInPlace = false, ...rest }: SiteLinkProps) {
  if (!to.startsWith('/') || isFile(to)) return <a href={to} {...rest} />;
  const manner = isInPlace ? { preventScrollReset: true } : { viewTransition: isMotionWelcome() };
  return <Link to={to} discover="none" {...manner} {...rest} />;
}
