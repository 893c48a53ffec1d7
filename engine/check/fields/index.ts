import { z } from 'zod';
import { GLOSSARY } from '../model/conventions.ts';

/** Metadata of a schema field, read by the content check. */
export interface FieldMeta {
  /** The collection, or the list, whose slugs are the allowed values. */
  reference?: string;
  /** The reference is to an item of a list in one file, such as `content/glossary.yaml`. */
  isListed?: true;
  /** What the item of the list must be: the values of its fields, by name. */
  where?: ItemValues;
  /** The value is an address on this site or elsewhere, to be resolved. */
  link?: true;
  /** The value is a placeholder path or a file beside the entry. */
  image?: true;
  /** The picture is a photograph with a form of its own. */
  photo?: PhotoForm;
  /** The picture is a drawing with this view box, such as `0 0 1600 900`. */
  box?: string;
  /** The value names a layer, `data-layer`, of the drawing in this field of the same file. */
  layerOf?: readonly string[];
  /** A first value, if a note would not fit. */
  example?: string;
  /** What a day means: rules go by this, not by the name of the field. */
  means?: DayMeaning;
  /** Why a list or a number has its limits; messages about them end with it. */
  why?: string;
}

/**
 * The values that fields of an item must have, such as `{ kind: 'price' }`. `OWN` stands for the
 * entry that refers to the item; a field that the item leaves out fits any value.
 */
export type ItemValues = Readonly<Record<string, string>>;

/** The slug of the entry that refers to an item. */
export const OWN = '{own}';

/** What a photograph must be like, in the words of messages. */
export interface PhotoForm {
  /** What it is called, such as "a portrait". */
  name: string;
  /** Why a drawing is no substitute: "shows the thing itself". */
  purpose: string;
  /** Its aspect ratio, such as "four by three". */
  shape: string;
  /** A good size in pixels, which has that aspect ratio. */
  size: [width: number, height: number];
  /** The least width in pixels. */
  least: number;
}

/**
 * What a day says about an entry: when it was published, when something takes place, or when
 * something ends. Only the first must not lie in the future for an entry that is online.
 */
export type DayMeaning = 'published' | 'takes place' | 'ends';

/** A schema with metadata for the check. */
export const mark = <T extends z.ZodType>(schema: T, meta: FieldMeta) => schema.meta({ ...meta });

/** Fields that belong together, described to authors: an object with these and no others. */
export const group = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  z.strictObject(shape).describe(about);

/** One line of text: no line break, no space at either end. Throws nothing; issues are reported. */
export const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\S(.*\S)?$/, { error: 'must be one line without spaces at its ends' });

/** A text of a form, with the end of the message about any other text: "must be …". */
export const text = (form: RegExp, error: string) => z.string().regex(form, { error });

export const slug = text(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be a slug such as grid-modernization',
).describe('A slug: a file name without `.mdx`, in lowercase letters, digits and hyphens.');

/** The slug of an entry of a collection, or of a term of the glossary; the check resolves it. */
export const reference = (collection: string) =>
  collection === GLOSSARY ? listed(collection) : mark(slug, { reference: collection });

/**
 * The slug of an item of the list in `content/<name>.yaml`; the check resolves it.
 * @param where what the item must be, if not any of the list will do
 */
export const listed = (name: string, where?: ItemValues) =>
  mark(slug, { reference: name, isListed: true, ...(where && { where }) });

export const link = mark(
  text(/^(\/|#|https:\/\/|mailto:|tel:)\S*$/, 'must start with /, #, https://, mailto: or tel:'),
  { link: true },
).describe(
  'A link: `/path`, `/path#anchor`, `https://…`, `mailto:…` or `tel:…`; the check verifies it.',
);

/** A calendar day without a time, read as UTC. */
const day = z.iso.date({ error: 'must be a day such as 2024-09-17' });

/** A calendar day with what it means. */
export const dayThat = (means: DayMeaning) => mark(day, { means });

/**
 * A list with the minimum and maximum number of items that fit its place.
 * @param why ends the message about too few or too many, such as "the bar holds so many"
 */
export const list = <T extends z.ZodType>(item: T, least: number, most: number, why: string) =>
  mark(z.array(item).min(least).max(most), { why });

/** A list of objects, each with these fields and no others; `why` as for `list`. */
export const rows = <Shape extends z.core.$ZodLooseShape>(
  least: number,
  most: number,
  why: string,
  shape: Shape,
) => list(z.strictObject(shape), least, most, why);

/** A whole number between two limits, and why it has them. */
export const whole = (least: number, most: number, why: string) =>
  mark(z.int().min(least).max(most), { why });

/** A position in a picture, from its left or top edge. */
export const percent = mark(z.number().min(0).max(100), {
  why: 'it is counted in percent of the picture',
});

/** What is either so or not; if left out, it is not. */
export const flag = (about: string) => z.boolean().optional().describe(about);

/** What keeps an entry out of the built site: two fields of every collection. */
export const publication = {
  draft: flag(
    'Write `true` while this is unfinished, to keep it off the live site; only `npm run dev` shows it.',
  ),
  publishAt: day
    .optional()
    .describe(
      'The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it.',
    ),
};

/** The place of an entry among others, such as "this product in every list of products". */
export const orderNumber = (where: string) =>
  z
    .int()
    .min(1)
    .max(999)
    .describe(`The place of ${where}, counted from 1; each has a number of its own.`);

export const image = group(
  'A picture: a placeholder path, or the name of a file beside the entry.',
  {
    src: mark(
      text(
        /^(\/api\/placeholder\/\d{1,4}\/\d{1,4}|\.\/[\w.-]+\.(svg|png|jpe?g|webp|avif))$/,
        'must be /api/placeholder/{width}/{height} or ./file beside this entry',
      ),
      { image: true },
    ).describe(
      'The picture file next to this file, as `./name.svg` or `./name.jpg`, or the placeholder `/api/placeholder/{width}/{height}`.',
    ),
    alt: line(240).describe(
      'One sentence that says what the picture shows, for people who cannot see it.',
    ),
  },
);

export const action = group('A link or button: its words, and where it leads.', {
  label: line(40).describe('The words of the link or button.'),
  to: link.describe('Where it leads, such as `/contact` or `https://…`.'),
});

export const searchTitle = line(65).describe(
  'The title for browser tabs and search results, in the words that buyers type; if left out, the usual title is used.',
);

export const seo = group('What search engines and browser tabs show.', {
  title: line(120).describe('The name of the page in links from other pages, without the brand.'),
  searchTitle: searchTitle.optional(),
  description: line(320).describe('One or two sentences about the page, for search results.'),
  unlisted: flag(
    "Write `true` to keep the page out of search engines and out of the site's own search.",
  ),
});

export type Image = z.infer<typeof image>;
export type Action = z.infer<typeof action>;
