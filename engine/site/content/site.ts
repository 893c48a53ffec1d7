import { parse } from 'yaml';
import { fillFacts, listFacts } from '#base/facts';
import { factPaths } from '#website/facts';
import { glossarySchema } from '#website/files/glossary';
import type { Site } from '#website/files/site';
import { siteSchema } from '#website/files/site';
import type { Terms } from '../define/entry';
import { texts } from './files';

/** What tags such as `<Phone />` stand for, in the text of every file. */
export const facts = listFacts(factPaths, parse(readText('site.yaml')));

/** The words of the frame and the figures of the company. */
export const site: Site = siteSchema.parse(readYaml('site.yaml'));

/** The terms of the trade, in alphabetical order. */
export const glossary = glossarySchema.parse(readYaml('glossary.yaml'));

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

/**
 * Reads a file of `content/`, with the facts that its words name.
 * @throws when there is no such file
 */
export function readYaml(name: string): unknown {
  return fillFacts(parse(readText(name)), facts);
}

function readText(name: string): string {
  const text = texts[`/content/${name}`];
  if (text === undefined) throw new Error(`content/${name} is missing`);
  return text;
}
