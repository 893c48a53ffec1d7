import type { Plugin } from 'vite';
import type { ContentModel } from '#check';
import type { SiteData } from './define/site-data.ts';
import type { DevContent } from './dev/dev-content.ts';
import type { PageHeader } from './hosts/headers.ts';

/** The name of the plugin with the API of the site. */
const SITE = 'content-site';

/** What another plugin may know of a site that is built. */
export interface BuiltSite {
  /** The project's folder. */
  root: string;
  model: ContentModel;
  siteData: SiteData;
}

/** What another plugin adds to a built site. */
export interface Addition {
  /** Files, by their path below `dist/`. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** The headers of these that differ from those of pages. */
  headers: readonly PageHeader[];
}

/** Makes what another plugin adds to a built site. */
export type MakeAddition = (site: BuiltSite) => Promise<Addition>;

/** What other plugins may use: the `api` of the plugin that `contentSite()` makes. */
export interface SiteApi {
  /** The content while the development server runs; throws before that. */
  devContent: () => DevContent;
  /** Adds files and headers to every build. */
  publish: (make: MakeAddition) => void;
}

/** The plugin by which others find the site. */
export function toApiPlugin(api: SiteApi): Plugin<SiteApi> {
  return { name: SITE, api };
}

/**
 * Finds the site among the plugins of a project.
 * @throws if `contentSite()` is not among them
 */
export function findSite(plugins: readonly Plugin[]): SiteApi {
  const site = plugins.find(({ name }) => name === SITE) as Plugin<SiteApi> | undefined;
  if (site?.api === undefined)
    throw new Error('vite.config.ts: contentSite() is missing in the list of plugins');
  return site.api;
}
