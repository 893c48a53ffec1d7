import type { Site } from './register';

/** Where forms are sent to, in a build that has an endpoint. */
export interface FormTarget {
  endpoint: string;
  /** The page that a server shows next to visitors without JavaScript, as a whole address. */
  next: string;
  /** Whether it takes files beside an enquiry. */
  takesFiles: boolean;
}

/** What surrounds every page: the words of header and footer, and the year of the build. */
export interface SiteData {
  site: Site;
  /** Where the site is served, such as `https://grid.example`, without a slash at its end. */
  origin: string;
  year: number;
  /** Null where forms open an email instead. */
  formTarget: FormTarget | null;
}

/** What metadata refers to: the words of the site, and where it is served. */
export type MetaContext = Pick<SiteData, 'site' | 'origin'>;
