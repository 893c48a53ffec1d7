import { createContent } from '#site/content';
import { renderBody } from './mdx/render-body';
import { site } from './site';

const drawings = import.meta.glob<string>('./drawings/hero-*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All content of the site, and the pages built from it. */
export const siteContent = createContent({
  ...site,
  drawings: Object.fromEntries(
    Object.entries(drawings).map(([file, text]) => [file.replace(/^.*\/|\.svg$/g, ''), text]),
  ),
  renderBody,
});
