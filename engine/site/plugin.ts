import type { Plugin } from 'vite';
import { contentModules } from './content/content-modules.ts';
import type { SiteContext } from './context.ts';
import { devServer } from './dev/dev-server.ts';
import { previewServer } from './preview/preview-server.ts';
import { siteBuild } from './publish/build-site.ts';
import { settings } from './settings.ts';

/** What the plugin must know of a site. */
export interface ContentSiteOptions {
  /** The module that says what the content consists of, from the project's folder. */
  config: string;
}

/**
 * Makes a static site of content in MDX: `vite` serves it, `vite build` checks the content and writes
 * every page into `dist/`, and `vite preview` serves that as a host would.
 */
export function contentSite({ config }: ContentSiteOptions): Plugin[] {
  const early = () => {
    throw new Error('The content has not been checked yet');
  };
  const context: SiteContext = {
    config,
    root: process.cwd(),
    isBuild: false,
    stage: '',
    content: early,
    photos: early,
    drawings: new Map(),
  };
  return [
    settings(context),
    contentModules(context),
    siteBuild(context),
    devServer(context),
    previewServer(),
  ];
}
