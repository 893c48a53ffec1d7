import { z } from 'zod';
import { facts, section } from '#base/markdown';
import { action, line, list, seo } from '#check/fields';
import type { LoaderData } from '#site/define/define-page';
import { definePage } from '#site/define/define-page';
import { formField, formResult } from '../../collections/files/forms';
import { listOpenJobs } from '../../collections/jobs/open-jobs';
import { markets } from '../../collections/markets/collection';
import { products } from '../../collections/products/collection';
import { pageHeader, toHeadMarkdown } from '../../components/blocks/page-parts';
import { oneLineCopySchema } from '../one-line/copy';
import { listOffices, offices } from './offices';

const topic = z.strictObject({
  /** The name in `?topic=` of links to this page. */
  name: line(24),
  /** The topic as a choice. */
  label: line(40),
  /** The subject of an email about it. */
  subject: line(80),
  /** What to write, below the message. */
  hint: line(160),
});

/** The one form for every enquiry: `content/pages/company/contact.mdx`. */
export const contactCopySchema = z.strictObject({
  kind: z.literal('contact'),
  seo,
  header: pageHeader,
  /** The heading of the plate with phone and email. */
  direct: line(40),
  /** Below that plate: what to do when it cannot wait. */
  urgent: line(160),
  /** The heading above the prose. */
  guide: line(60),
  /** The offices, if pages shall name any beside the one address of `content/site.yaml`. */
  offices: offices.optional(),
  form: z.strictObject({
    /** The name of the form, for screen readers. */
    label: line(40),
    /** The boxes, from top to bottom. */
    fields: z.strictObject({
      topic: formField,
      subject: formField.extend({
        /** The choice for enquiries about none of them. */
        none: line(40),
        /** The headings of the three lists of choices. */
        groups: z.strictObject({ product: line(24), market: line(24), job: line(24) }),
      }),
      name: formField,
      organisation: formField,
      email: formField,
      phone: formField,
      /** Asked of applicants only. */
      cv: formField,
      message: formField,
      /** Asked where the server takes files. `{size}` and `{count}` are what it takes at most. */
      files: formField.omit({ missing: true, malformed: true }).extend({
        /** When a file has another ending; `{name}` is the file's. */
        otherType: line(160),
        /** When a file is too large. */
        tooLarge: line(160),
        /** When there are too many. */
        tooMany: line(160),
        /** The button that takes a file out again. */
        remove: line(24),
      }),
    }),
    /** The box to tick for the monthly letter. */
    newsletter: line(80),
    /** The button. */
    send: line(24),
    /** Beside the button, where a server takes the message. */
    promise: line(160),
    /** Beside the button, where it opens an email. */
    promiseByMail: line(160),
    /** Instead of the form, once the message has arrived. */
    sent: formResult,
    /** After that, where the server gave a number. `{reference}` is filled in. */
    reference: line(60),
    /** The two ways on from there. */
    home: action,
    another: line(40),
  }),
  /** What links to this page may be about; the first one stands for links without a topic. */
  topics: list(topic, 1, 12, 'they are the choices of one box, and the first is the usual one'),
});

export type ContactCopy = z.infer<typeof contactCopySchema>;

/** The form, with everything that an enquiry can be about. */
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
      /** Where drawings come from that an enquiry may be about. */
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
