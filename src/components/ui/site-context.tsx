import { createContext, useContext } from 'react';

import type { Site } from '../../collections/files/site';

/** The words of header, footer and controls, provided by the document to everything inside it. */
export const SiteContext = createContext<Site | null>(null);

/**
 * The words of the site, such as the labels of controls that stand on many pages.
 * @throws outside the document
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite is called outside <SiteContext>');
  return site;
}
