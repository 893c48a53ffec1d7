import { parse } from 'yaml';

import glossarySource from '../../content/glossary.yaml?raw';
import siteSource from '../../content/site.yaml?raw';
import { readFormEndpoint } from '../lib/form-endpoint';
import { toOrigin } from '../lib/site-address';
import { glossarySchema } from '../schemas/glossary';
import { siteSchema } from '../schemas/site';
import { today } from './clock';
import type { Frame } from './frame';
import type { Terms } from './page-data';

/** The words of the frame and the figures of the company. */
export const site = siteSchema.parse(parse(siteSource));

/** The terms of the trade, in alphabetical order. */
export const glossary = glossarySchema.parse(parse(glossarySource));

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

/** The page that thanks visitors whose form was sent without JavaScript. */
const RECEIVED = '/company/received';

/**
 * What surrounds every page; `SITE_URL` says where the site will be served,
 * `SITE_FORM_ENDPOINT` where its forms are sent to.
 * @throws when the endpoint is not an address that may take forms
 */
export function loadFrame(): Frame {
  const origin = toOrigin(process.env.SITE_URL);
  const endpoint = readFormEndpoint(process.env.SITE_FORM_ENDPOINT);
  const formTarget = endpoint === null ? null : { endpoint, next: origin + RECEIVED };
  return { site, origin, year: Number(today.slice(0, 4)), formTarget };
}
