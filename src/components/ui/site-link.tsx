import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { isFile } from '#check/addresses/paths';
import { isMotionWelcome } from './motion.ts';

interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  to: string;
  /** Whether it updates the content around it: then nothing scrolls or fades. */
  isInPlace?: boolean;
}

/** A link: client-side to pages, plain to files and other addresses (`https:`, `mailto:`). */
export function SiteLink({ to, isInPlace = false, ...rest }: SiteLinkProps) {
  if (!to.startsWith('/') || isFile(to)) return <a href={to} {...rest} />;
  const manner = isInPlace ? { preventScrollReset: true } : { viewTransition: isMotionWelcome() };
  return <Link to={to} discover="none" {...manner} {...rest} />;
}
