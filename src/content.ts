import { createContent } from '#site/content';
import { renderBody } from './mdx/render-body';
import { site } from './site';

/** All content of the site, and the pages built from it. */
export const siteContent = createContent({ ...site, renderBody });
