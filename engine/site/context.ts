import type { MakeAddition } from './api.ts';
import type { DevContent } from './dev/dev-content.ts';
import type { PhotoStore } from './images/photo-store.ts';
import type { CheckedContent } from './publish/checked-content.ts';
import type { SiteModules } from './site-modules.ts';

/** What the parts of the plugin share while Vite runs. */
export interface SiteContext {
  modules: SiteModules;
  /** The project's folder. */
  root: string;
  /** Whether Vite builds the site, or else serves it in development. */
  isBuild: boolean;
  /** Where a build writes, below the project's folder, until it is complete. */
  staging: string;
  /** The content that pages are made of; throws before it has been checked. */
  content: () => CheckedContent;
  /** The same while the development server runs, with its problems; throws before that. */
  devContent: () => DevContent;
  photos: () => PhotoStore;
  /** The drawings that pages embed, by the name of their file below `assets/`. */
  drawings: Map<string, string>;
  /** What other plugins add to a build. */
  additions: MakeAddition[];
}
