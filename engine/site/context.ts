import type { PhotoStore } from './images/photo-store.ts';
import type { CheckedContent } from './publish/checked-content.ts';

/** What the parts of the plugin share while Vite runs. */
export interface SiteContext {
  /** The module that says what the content consists of, from the project's folder. */
  config: string;
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
