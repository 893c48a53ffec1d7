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
