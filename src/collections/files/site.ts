import { z } from 'zod';

import { action, figure, group, line, link, list } from '#check/fields';
import { formResult, formWords } from './forms';
import { type SearchWords, searchWords } from './search';

export const socialIconNames = ['linkedin', 'x', 'youtube', 'github'] as const;

const column = z.strictObject({
  title: line(32).describe('The heading of the column.'),
  links: list(action, 1, 15, 'a column is as high as its longest list').describe(
    'Its links, top to bottom.',
  ),
  inMenu: z.boolean().optional().describe('Write `true` to show it in the menu of phones too.'),
});

/** What a link of the navigation bar opens: the pages below it. */
const panel = z.strictObject({
  columns: list(
    z.strictObject({
      title: line(32).describe('The heading of the list.'),
      links: list(
        action.extend({
          note: line(32).optional().describe('A word or a figure beside the link.'),
        }),
        1,
        8,
        'a panel is as high as its longest list',
      ).describe('Its links, top to bottom.'),
      large: z
        .boolean()
        .optional()
        .describe('Write `true` for names in large letters, in two columns.'),
    }),
    1,
    4,
    'they stand side by side below the bar',
  ).describe('The lists of links, from left to right.'),
});

/** Labels of controls that appear on many pages. */
const labels = z.strictObject({
  skip: line(40).describe('The first link of every page, for keyboards.'),
  home: line(40).describe('The link on the logo, for screen readers.'),
  mainNavigation: line(40).describe('The name of the main navigation, for screen readers.'),
  openPanel: line(40).describe(
    "The switch beside a link of the bar, for screen readers. `{name}` is the link's.",
  ),
  menu: line(16).describe('The button that opens the menu on small screens.'),
  closeMenu: line(32).describe('The button that closes it.'),
  breadcrumb: line(40).describe('The name of the path above a headline, for screen readers.'),
  learnMore: line(24).describe('Below a product on the home page.'),
  explore: line(24).describe('Below a market on the home page.'),
  challenge: line(24).describe("Above a story's problem."),
  solution: line(24).describe("Above a story's answer."),
  minutesToRead: line(24).describe('After the minutes of an article.'),
  minutesToWatch: line(24).describe('After the minutes of a recording that can be watched.'),
  minutesOfNotes: line(24).describe(
    'After the minutes of a webinar of which notes are to be read.',
  ),
  readStory: line(40).describe('Beside a success story.'),
  ratings: line(24).describe(
    "On a table of ratings, after the product's name, for screen readers.",
  ),
  csv: line(40).describe('The link below a table that downloads its figures.'),
  contents: line(32).describe('The name of the list of chapters beside a text.'),
  titleBlock: group('In the title block of a section, each before its value.', {
    drawing: line(12).describe('Before the number of the drawing.'),
    sheet: line(12).describe('Before the number of the sheet.'),
    revision: line(12).describe('Before the letter of the revision.'),
  }),
  none: group('What stands in the place of a list that has nothing to show.', {
    jobs: line(200).describe('Instead of the open positions.'),
    stories: line(200).describe('Instead of the success stories.'),
    articles: line(200).describe('Instead of the articles of a category.'),
  }),
  allStories: line(40).describe(
    'The link to all success stories, where the home page shows only the first of them.',
  ),
  failure: line(60).describe('The heading of the page that a failure shows.'),
  failureAction: line(40).describe('On the link of that page that leads home.'),
  moved: line(60).describe('The headline at an address that was replaced.'),
  movedTo: line(60).describe('Before the link to the new address.'),
  draft: line(24).describe('On an entry that is not finished, in development only.'),
  publishes: line(24).describe(
    'Before the day on which an entry goes online, in development only.',
  ),
  pageOpened: line(40).describe(
    'Said to screen readers after a page was opened, before its title.',
  ),
});

export const siteSchema = group('The frame of every page: `content/site.yaml`.', {
  brand: z.strictObject({
    name: line(40).describe('The brand, as the logo writes it.'),
    group: line(60).describe('The group it belongs to.'),
    description: line(200).describe('What the company does, in one sentence.'),
  }),
  contact: z.strictObject({
    phone: line(32)
      .regex(/^(?:\D*|\+?[\d ().-]+)$/, 'must be a number alone, such as +1 (555) 010-0142')
      .describe('The number as it is printed.'),
    email: z.email().describe('The address that enquiries go to.'),
    security: z
      .email()
      .optional()
      .describe(
        'The address that weaknesses of the site are reported to; `email` where there is none.',
      ),
    address: line(120).describe('Street and town on one line.'),
    hours: line(80).describe('When somebody answers.'),
    others: z
      .array(line(120))
      .optional()
      .describe(
        'Phone numbers, email addresses and streets of others, or further ones of ours, that pages may name.',
      ),
    labels: group('The words in front of the four lines above.', {
      phone: line(16),
      email: line(16),
      address: line(16),
      hours: line(16),
    }),
  }),
  menuAction: action
    .optional()
    .describe('The button at the end of the bar, and on narrow phones at the end of the menu.'),
  navigation: list(
    action.extend({
      label: line(16).describe('The words of the link, one or two.'),
      panel: panel
        .optional()
        .describe('What the switch beside it opens, on screens wide enough for it.'),
    }),
    3,
    6,
    'six words fit beside the logo on a small tablet, and two are no navigation',
  ).describe('The links of the bar at the top.'),
  footer: z.strictObject({
    newsletter: group('The sign-up above the columns.', {
      title: line(60).describe('The promise.'),
      label: line(40).describe('The name of the box, for screen readers.'),
      missing: line(120).describe('When the box was left empty.'),
      malformed: line(120).describe('When what stands in it is not an address.'),
      placeholder: line(40).describe('An example of an address.'),
      button: line(24).describe('The button.'),
      subject: line(80).describe('The subject of the email that the button writes.'),
      sent: formResult.describe('When an address is on the list. `{email}` is filled in.'),
      duplicate: formResult.describe('When it was on the list before.'),
    }),
    label: line(40).describe('The name of the columns, for screen readers.'),
    columns: list(
      column,
      2,
      5,
      'they stand beside the address, each wide enough for its words',
    ).describe('The lists of links, from left to right.'),
    legal: list(action, 1, 6, 'they share the last line with the copyright').describe(
      'The small print.',
    ),
    social: list(
      z.strictObject({
        label: line(40).describe('The name of the place, for screen readers.'),
        icon: z.enum(socialIconNames).describe('Its mark.'),
        to: link.describe('Our address there.'),
      }),
      0,
      6,
      'their marks stand in one row',
    )
      .default([])
      .describe('Places where people follow us, if any.'),
    copyright: line(60).describe('Who holds the copyright.'),
  }),
  certifications: list(
    z.strictObject({
      name: line(32).describe('The name of the standard.'),
      meaning: line(90).describe('What it covers.'),
    }),
    1,
    12,
    'they are engraved on one plate, which would be empty without any',
  ).describe('The standards and certificates of the group.'),
  figures: group('The figures of the whole company; pages name them by their key.', {
    experience: figure,
    projects: figure,
    countries: figure,
    uptime: figure,
    engineers: figure,
  }),
  search: searchWords,
  labels,
  forms: formWords,
});

export type Site = Omit<z.infer<typeof siteSchema>, 'search'> & { search: SearchWords };
export type SocialIcon = (typeof socialIconNames)[number];
