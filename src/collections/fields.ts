import { z } from 'zod';
import { action, group, image, line, list, mark, text } from '#check/fields';

/** A picture of the thing itself: a 4:3 bitmap, best on a transparent background. */
const portraitFile = mark(
  text(
    /^\.\/[\w.-]+\.(png|jpe?g|webp|avif)$/,
    'must be ./name.avif, ./name.webp, ./name.png or ./name.jpg, a picture beside this entry',
  ),
  {
    image: true,
    photo: {
      name: 'a portrait',
      purpose: 'shows the thing itself',
      shape: 'four by three',
      size: [1600, 1200],
      least: 1200,
    },
  },
);

export const portrait = group(
  'A picture of the real thing, in one version by day and one by night.',
  {
    day: portraitFile.describe(
      'The picture for light mode: `./name-day.avif` next to this file, 1200 by 900 pixels or more, four by three, on a transparent background.',
    ),
    night: portraitFile.describe(
      'The picture for dark mode: the same thing from the same viewpoint at night, as `./name-night.avif`.',
    ),
    alt: line(240).describe(
      'One sentence that says what both pictures show, for people who cannot see them.',
    ),
  },
);

export const scene = image
  .extend({
    src: mark(text(/^\.\/[\w.-]+\.svg$/, 'must be ./name.svg, a drawing beside this entry'), {
      image: true,
      box: '0 0 1600 900',
    }).describe('The drawing as `./name-scene.svg` next to this file, in a field of 1600 by 900.'),
  })
  .describe('A wide drawing that fills the first screen of a page, with marks at positions in it.');

export const figure = group('A number and what it counts, such as "500+" and "projects".', {
  value: line(16).describe('The number as visitors see it, such as "500+".'),
  label: line(60).describe(
    'What the number counts, such as "projects"; it stands next to the number.',
  ),
});

export const heading = group(
  'The heading of a section, laid out like the title block of an engineering drawing.',
  {
    title: line(60).describe('The words of the heading, as short as the title of a drawing.'),
    lead: line(220).optional().describe('One sentence beside the heading.'),
    drawing: line(12).describe('The drawing number in the corner, decoration only.'),
    sheet: line(12).describe('The sheet number in the corner, such as "2 of 6".'),
    revision: line(3).describe('The revision letter in the corner.'),
  },
);

export const openHeading = heading
  .pick({ title: true, lead: true })
  .describe('A plain section heading, without the title block of a drawing.');

/** The heading of a section around an entry; the entry provides the drawing number. */
export const entryHeading = heading.omit({ drawing: true });

export const closing = group(
  'The copper band at the end of a page, which invites the reader to get in touch.',
  {
    title: line(120).describe('The headline of the band: what the reader is invited to do.'),
    lead: line(220).describe(
      'What happens if the reader accepts the invitation; it stands below the headline.',
    ),
    actions: list(action, 1, 2, 'the band has room for two buttons side by side').describe(
      'One or two buttons, the more important one first.',
    ),
  },
);

/** An entry's own copy for the closing band of its page. */
export const invitation = closing.omit({ actions: true });

export const accent = z
  .enum(['copper', 'patina', 'ink'])
  .describe('The accent color of an entry, by its name in the design tokens.');

export type Figure = z.infer<typeof figure>;
/** With a drawing number it is a title block. */
export type Heading = z.infer<typeof heading> | z.infer<typeof openHeading>;
export type Closing = z.infer<typeof closing>;
