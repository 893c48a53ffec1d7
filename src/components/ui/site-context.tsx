import { createContext, useContext } from 'react';
import type { SiteData } from '#site';

/** What the document provides to everything inside it. */
type SiteContextValue = Pick<SiteData, 'site' | 'formTarget'>;

export const SiteContext = createContext<SiteContextValue | null>(null);

/**
 * The site's shared copy, such as the labels of controls that appear on many pages.
 * @throws outside the document
 */
export function useSite(): SiteContextValue['site'] {
  return useSiteContext().site;
}

/**
 * The server that receives the forms of this build; null if forms open an email.
 * @throws outside the document
 */
export function useFormTarget(): SiteContextValue['formTarget'] {
  return useSiteContext().formTarget;
}

function useSiteContext(): SiteContextValue {
  const value = useContext(SiteContext);
  if (value === null) throw new Error('A part of a page is rendered outside <SiteContext>');
  return value;
}
