import type { Site } from './site-types.ts';

/** What surrounds every page: the copy of header and footer, and the year of the build. */
export interface SiteData {
  site: Site;
  /** Where the site is served, such as `https://grid.example`, without a trailing slash. */
  origin: string;
  year: number;
  /** Where forms are sent; null if they open an email instead. */
  formTarget: {
    endpoint: string;
    /** The absolute URL of the page that visitors without JavaScript get next. */
    next: string;
    /** Whether it takes files with an inquiry. */
    takesFiles: boolean;
  } | null;
}

/** What metadata refers to: the copy of the site, and where it is served. */
export type MetaContext = Pick<SiteData, 'site' | 'origin'>;
