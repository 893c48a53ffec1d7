import { createContext, useContext } from 'react';

import type { Site } from '../../collections/files/site';

/** The copy of header, footer and controls, which the document provides to everything inside it. */
export const SiteContext = createContext<Site | null>(null);

/**
 * The site's shared copy, such as the labels of controls that appear on many pages.
 * @throws outside the document
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite is called outside <SiteContext>');
  return site;
}
