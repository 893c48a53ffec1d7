import { definePage, type LoaderData } from '#site';
import { facts, list, section, table } from '#site/markdown';
import { evidenceSchema } from '../../collections/files/evidence.ts';
import { products } from '../../collections/products/collection.ts';
import { countClaim, toOffers } from '../../collections/products/offer.ts';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { datasheetCopySchema } from '../../documents/datasheet-copy.ts';
import { toOrderText } from '../../documents/rows.ts';
import { contactCopySchema } from '../../features/inquiries/copy.ts';
import { oneLineCopySchema } from '../../features/one-line/copy.ts';
import { listRoles, listSolvable } from '../../features/one-line/plan.ts';

export const oneLine = definePage({
  copy: oneLineCopySchema,
  anchors: ['materials', 'send'],
  loader: ({ copy, content }) => {
    const slugs = new Set(listRoles(copy.roles).map((role) => copy.roles[role]?.product));
    const revisionLabel = content.getCopy(datasheetCopySchema).cells.revision;
    const { all, fields } = content.getCollection(products);
    const claims = content.getFile(evidenceSchema);
    return {
      products: all
        .filter(({ slug }) => slugs.has(slug))
        .map(({ slug, path, name, category, portrait }) => {
          const { ordering, revision } = fields(slug).datasheet;
          const offers = toOffers(fields(slug), claims);
          return {
            slug,
            path,
            name,
            category,
            portrait,
            ordering,
            revision,
            revisionLabel,
            offers,
          };
        }),
      /** The weeks that a drawing takes, if the bill of materials has a date. */
      drawing: copy.budget && countClaim(copy.budget.drawing, claims),
      /** The address of the contact form. */
      contact: content.getPath(contactCopySchema),
      /** The address of the site, without a trailing slash. */
      origin: content.origin,
    };
  },
  toMarkdown: (page) => {
    const { selection, problems, granted, questions, send, materials } = page.copy;
    const answers = listSolvable(listRoles(page.copy.roles)).map((name) => {
      const { label, adds } = problems.choices[name];
      return [label, adds];
    });
    const codes = page.products.map(({ name, ordering }) => ({
      label: name,
      value: toOrderText(ordering),
    }));
    return [
      ...toHeadMarkdown(page),
      section(selection.title, table([[selection.answer, selection.adds], ...answers])),
      section(materials.columns.code, facts(codes)),
      section(granted.title, list(granted.points)),
      section(questions.title, list(questions.points)),
      section(send.title, send.lead),
    ];
  },
});

export type OneLinePage = LoaderData<typeof oneLine>;
