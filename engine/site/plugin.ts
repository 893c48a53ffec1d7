import type { Plugin } from 'vite';
import { toApiPlugin } from './api.ts';
import { contentModules } from './content/content-modules.ts';
import type { SiteContext } from './context.ts';
import { devServer } from './dev/dev-server.ts';
import { previewServer } from './preview/preview-server.ts';
import { siteBuild } from './publish/build-site.ts';
import { settings } from './settings.ts';
import type { SiteModules } from './site-modules.ts';

/** Where a site has its modules if it does not say otherwise. */
const CONVENTIONS = {
  server: 'src/entry-server.tsx',
  browser: 'src/boot.ts',
  styles: 'src/styles/main.css',
};

/**
 * Makes a static site of content in MDX: `vite` serves it, `vite build` checks the content and writes
 * every page into `dist/`, and `vite preview` serves that as a host would.
 */
export function contentSite(modules: Pick<SiteModules, 'config'> & Partial<SiteModules>): Plugin[] {
  const early = () => {
    throw new Error('The content has not been checked yet');
  };
  const context: SiteContext = {
    modules: { ...CONVENTIONS, ...modules },
    root: process.cwd(),
    isBuild: false,
    staging: '',
    content: early,
    photos: early,
    drawings: new Map(),
    additions: [],
    devContent: early,
  };
  const api = toApiPlugin({
    devContent: () => context.devContent(),
    publish: (make) => context.additions.push(make),
  });
  return [
    api,
    settings(context),
    contentModules(context),
    siteBuild(context),
    devServer(context),
    previewServer(),
  ];
}
