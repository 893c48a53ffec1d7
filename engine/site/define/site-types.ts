/**
 * The types of the site that is built. The site adds its own in `src/content.config.ts`:
 *
 *     declare module '#site' {
 *       interface SiteTypes { site: …; term: …; hit: …; page: … }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is a site that adds to it.
export interface SiteTypes {}

/** What `content/site.yaml` says. */
export type Site = SiteTypes extends { site: infer T } ? T : never;

/** A term of `content/glossary.yaml`. */
export type GlossaryTerm = SiteTypes extends { term: infer T } ? T : never;

/** What this site's search stores about a page, in addition to what every site's search does. */
export type SiteHit = SiteTypes extends { hit: infer T } ? T : never;

/** The data of the pages of the site, of every kind. */
export type SitePageData = SiteTypes extends { page: infer T } ? T : never;
