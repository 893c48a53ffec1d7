/**
 * The types of the site that is built. The site adds its own in `src/site.ts`:
 *
 *     declare module '#site' {
 *       interface Register { site: …; term: …; hit: … }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is a site that adds to it.
export interface Register {}

type Registered<Name extends string> = Register extends Record<Name, infer T> ? T : never;

/** What `content/site.yaml` says. */
export type Site = Registered<'site'>;

/** A term of `content/glossary.yaml`. */
export type GlossaryTerm = Registered<'term'>;

/** What this site's search stores about a page, in addition to what every site's search does. */
export type SiteHit = Registered<'hit'>;
