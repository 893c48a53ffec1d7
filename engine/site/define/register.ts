/**
 * The types of the site that is built. It adds its own where it says what it is (`src/site.ts`):
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

/** What the site's own search knows of a page beside what every search does. */
export type SiteHit = Registered<'hit'>;
