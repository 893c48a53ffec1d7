import { z } from 'zod';
import { facts, section } from '#base/markdown';
import { action, group, line, list, seo } from '#check/fields';
import { definePage, type LoaderData } from '#site';
import { formField, formResult } from '../../collections/files/forms';
import { listOpenJobs } from '../../collections/jobs/open-jobs';
import { markets } from '../../collections/markets/collection';
import { products } from '../../collections/products/collection';
import { oneLineCopySchema } from '../../components/blocks/one-line/copy';
import { pageHeader, toHeadMarkdown } from '../../components/blocks/page-parts';
import { listOffices, offices } from './offices';

const topic = z.strictObject({
  name: line(24).describe('The name in `?topic=` of links to this page.'),
  label: line(40).describe('The topic as a choice.'),
  subject: line(80).describe('The subject of an email about it.'),
  hint: line(160).describe('What to write, below the message.'),
});

export const contactCopySchema = group(
  'The one form for every enquiry: `content/pages/company/contact.mdx`.',
  {
    kind: z.literal('contact'),
    seo,
    header: pageHeader,
    direct: line(40).describe('The heading of the plate with phone and email.'),
    urgent: line(160).describe('Below that plate: what to do when it cannot wait.'),
    guide: line(60).describe('The heading above the prose.'),
    offices: offices
      .optional()
      .describe(
        'The offices, if pages shall name any beside the one address of `content/site.yaml`.',
      ),
    form: z.strictObject({
      label: line(40).describe('The name of the form, for screen readers.'),
      fields: group('The fields, from top to bottom.', {
        topic: formField,
        subject: formField.extend({
          none: line(40).describe('The choice for enquiries about none of them.'),
          groups: group('The headings of the three lists of choices.', {
            product: line(24),
            market: line(24),
            job: line(24),
          }),
        }),
        name: formField,
        organization: formField,
        email: formField,
        phone: formField,
        cv: formField.describe('Asked of applicants only.'),
        message: formField,
        files: formField
          .omit({ missing: true, malformed: true })
          .extend({
            otherType: line(160).describe(
              "When a file has another ending; `{name}` is the file's.",
            ),
            tooLarge: line(160).describe('When a file is too large.'),
            tooMany: line(160).describe('When there are too many.'),
            remove: line(24).describe('The button that takes a file out again.'),
          })
          .describe(
            'Asked where the server takes files. `{size}` and `{count}` are what it takes at most.',
          ),
      }),
      newsletter: line(80).describe('The checkbox for the monthly letter.'),
      send: line(24).describe('The button.'),
      promise: line(160).describe('Beside the button, where a server takes the message.'),
      promiseByMail: line(160).describe('Beside the button, where it opens an email.'),
      sent: formResult.describe('Instead of the form, once the message has arrived.'),
      reference: line(60).describe(
        'After that, where the server gave a number. `{reference}` is filled in.',
      ),
      home: action.describe('The two ways on from there.'),
      another: line(40),
    }),
    topics: list(
      topic,
      1,
      12,
      'they are the choices of one field, and the first is the usual one',
    ).describe(
      'What links to this page may be about; the first one stands for links without a topic.',
    ),
  },
);

export type ContactCopy = z.infer<typeof contactCopySchema>;

/** The contact form, with everything that an enquiry can be about. */
export const contact = definePage({
  copy: contactCopySchema,
  showsProse: true,
  loader: ({ copy, path, text, content }) => {
    const body = content.render(text, true);
    return {
      body,
      terms: content.terms(body.terms),
      breadcrumb: content.parentOf(path),
      subjects: {
        product: content
          .getCollection(products)
          .all.map(({ slug, name }) => ({ slug, label: name })),
        market: content.getCollection(markets).all.map(({ slug, name }) => ({ slug, label: name })),
        job: listOpenJobs(content).map(({ slug, title }) => ({ slug, label: title })),
      },
      offices: listOffices(copy.offices, content.year),
      /** The page that creates the drawings an enquiry may be about. */
      oneLine: content.getPath(oneLineCopySchema),
    };
  },
  meta: ({ breadcrumb }) => ({ breadcrumbs: breadcrumb }),
  toMarkdown: (page, prose, { site }) => {
    const { phone, email, address, hours, labels } = site.contact;
    return [
      ...toHeadMarkdown(page),
      section(
        page.copy.direct,
        facts([
          { label: labels.phone, value: phone },
          { label: labels.email, value: email },
          { label: labels.address, value: address },
          { label: labels.hours, value: hours },
        ]),
      ),
      ...page.offices.map(({ name, rows }) => section(name, facts(rows))),
      prose,
    ];
  },
});

export type ContactPage = LoaderData<typeof contact>;
