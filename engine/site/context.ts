import type { PhotoStore } from './images/photo-store.ts';
import type { CheckedContent } from './publish/checked-content.ts';

/** The modules that a site hands over, by their paths from the project's folder. */
export interface SiteModules {
  /** Says what the content consists of: its default export is what `defineContent` returns. */
  config: string;
  /** Renders pages: exports a `ServerEntry` as `entry`. */
  server: string;
  /** The first script of every page. */
  browser: string;
  /** The stylesheet that every page contains. */
  styles: string;
  /** The names of modules that most pages load, though few import them: they share one file. */
  common?: RegExp;
}

/** What the parts of the plugin share while Vite runs. */
export interface SiteContext {
  modules: SiteModules;
  /** The project's folder. */
  root: string;
  /** Whether Vite builds the site, or else serves it in development. */
  isBuild: boolean;
  /** Where a build writes, below the project's folder, until it is complete. */
  stage: string;
  /** The content that pages are made of; throws before it has been checked. */
  content: () => CheckedContent;
  photos: () => PhotoStore;
  /** The drawings that pages embed, by the name of their file below `assets/`. */
  drawings: Map<string, string>;
}
