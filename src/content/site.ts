import { parse } from 'yaml';

import glossarySource from '../../content/glossary.yaml?raw';
import siteSource from '../../content/site.yaml?raw';
import type { Terms } from '../define/entry';
import { fillFacts } from '../lib/facts';
import { listFacts } from '../schemas/facts';
import { glossarySchema } from '../schemas/glossary';
import type { Site } from '../schemas/site';
import { siteSchema } from '../schemas/site';

/** What tags such as `<Phone />` stand for, in the text of every file. */
export const facts = listFacts(parse(siteSource));

/** The words of the frame and the figures of the company. */
export const site: Site = siteSchema.parse(readYaml(siteSource));

/** The terms of the trade, in alphabetical order. */
export const glossary = glossarySchema.parse(readYaml(glossarySource));

const termsBySlug = new Map(glossary.map((term) => [term.slug, term]));

/**
 * Picks the terms that a page explains.
 * @param slugs in any order, repetitions welcome
 * @returns the terms by slug
 * @throws when the glossary lacks one
 */
export function pickTerms(slugs: (string | undefined)[]): Terms {
  const wanted = new Set(slugs.filter((slug) => slug !== undefined));
  return Object.fromEntries(
    [...wanted].map((slug) => {
      const term = termsBySlug.get(slug);
      if (term === undefined) throw new Error(`content/glossary.yaml has no term "${slug}"`);
      return [slug, term];
    }),
  );
}

/** Reads a file of content, with the facts that its words name. */
export function readYaml(source: string): unknown {
  return fillFacts(parse(source), facts);
}
