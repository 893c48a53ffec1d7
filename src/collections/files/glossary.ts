import { z } from 'zod';

import { type FieldMeta, line, slug } from '#check/fields';

/** The anchor of the whole list on its page. */
const OF_LIST = 'list';

export const glossarySchema = z
  .array(
    z.strictObject({
      slug: slug.describe('The short name by which texts refer to it, such as `power-factor`.'),
      term: line(48).describe('The term as readers see it in the glossary.'),
      definition: line(400).describe('What the term means to a buyer, in one or two sentences.'),
    }),
  )
  .min(1)
  .superRefine((terms, context) => {
    const slugs = terms.map((term) => term.slug);
    const ofList = slugs.indexOf(OF_LIST);
    if (ofList >= 0) {
      const message = `is "${OF_LIST}", which is the anchor of the whole list on its page; choose another one`;
      context.addIssue({ code: 'custom', path: [ofList, 'slug'], message });
    }
    const findTwin = (all: readonly string[]) =>
      all.findIndex((one, index) => all.indexOf(one) < index);
    const at = findTwin(slugs);
    if (at >= 0) {
      const message = `is "${slugs[at]}", as in an earlier term; give each term a slug of its own`;
      context.addIssue({ code: 'custom', path: [at, 'slug'], message });
    }
    const twin = findTwin(terms.map(({ term }) => term.toLowerCase()));
    if (twin < 0) return;
    const message = `is "${terms[twin]?.term}", which an earlier item explains; name each term once`;
    context.addIssue({ code: 'custom', path: [twin, 'term'], message });
  })
  .meta({ why: 'the page of the glossary shows them' } satisfies FieldMeta)
  .describe('The glossary: `content/glossary.yaml`, a list of terms.');

export type GlossaryTerm = z.infer<typeof glossarySchema>[number];
