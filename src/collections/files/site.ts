import { z } from 'zod';
import { action, flag, group, line, link, list, rows } from '#check/fields';
import type { FactPaths } from '#check/model/facts';
import { figure } from '../fields.ts';
import { formCopySchema, formResult } from './forms.ts';
import { type SearchCopy, searchCopySchema } from './search.ts';

const column = z.strictObject({
  title: line(32).describe('The heading of the column.'),
  links: list(action, 1, 15, 'a column is as high as its longest list').describe(
    'The links of the column, from top to bottom.',
  ),
  inMenu: flag('Write `true` to show the column in the menu on phones too.'),
});

/** What a link of the navigation bar opens: the pages below it. */
/** A figure of the company. */
const keyFigure = figure.extend({
  to: link
    .optional()
    .describe('Where visitors read what the figure covers, if it promises something.'),
});

const panel = z.strictObject({
  columns: rows(1, 4, 'they stand side by side below the bar', {
    title: line(32).describe('The heading of the list.'),
    links: list(
      action.extend({
        note: line(32)
          .optional()
          .describe('A short note beside the link, such as a word or a figure.'),
      }),
      1,
      8,
      'a panel is as high as its longest list',
    ).describe('The links of the list, from top to bottom.'),
    large: flag('Write `true` to show the links in large letters, in two columns.'),
  }).describe('The lists of links in the panel, from left to right.'),
});

/** Labels of controls that appear on many pages. */
const labels = z.strictObject({
  skip: line(40).describe(
    'The first link of every page, which leads keyboard users to the content.',
  ),
  home: line(40).describe('What screen readers say after the brand name of the logo.'),
  mainNavigation: line(40).describe('The name of the main navigation, for screen readers.'),
  openPanel: line(40).describe(
    'The button that opens the panel of a link in the top bar, for screen readers; `{name}` is the label of that link.',
  ),
  menu: line(16).describe('The button that opens the menu on small screens.'),
  closeMenu: line(32).describe('The button that closes the menu, for screen readers.'),
  breadcrumb: line(40).describe('The name of the breadcrumb above a headline, for screen readers.'),
  learnMore: line(24).describe('The link below each product on the home page.'),
  explore: line(24).describe('The link below each market on the home page.'),
  challenge: line(24).describe('The heading above the problem in a success story.'),
  solution: line(24).describe('The heading above the solution in a success story.'),
  minutesToRead: line(24).describe('The words after the minutes that an article takes to read.'),
  minutesToWatch: line(24).describe('The words after the minutes of a recording.'),
  minutesOfNotes: line(24).describe(
    'The words after the minutes of a webinar that has only notes.',
  ),
  readStory: line(40).describe('The link to the full text of a success story.'),
  ratings: line(24).describe("The word after the product's name on a table, for screen readers."),
  csv: line(40).describe('The link below a table that downloads its figures as a CSV file.'),
  folder: group('The project folder, in which visitors collect files on their own device.', {
    link: line(32).describe('The link to it in the header, for screen readers, while it is empty.'),
    counted: line(40).describe('The same with `{count}` files in it.'),
    add: line(16).describe('The button beside a file that puts it there.'),
    added: line(16).describe('The same button once the file is there; it takes it out again.'),
  }),
  task: group('What screen readers say before each entry of a list of tasks.', {
    done: line(24).describe('The word before an entry written as `- [x]`.'),
    open: line(24).describe('The word before an entry written as `- [ ]`.'),
  }),
  alert: group("The titles of GitHub's alerts.", {
    note: line(24).describe('The title of `> [!NOTE]`.'),
    tip: line(24).describe('The title of `> [!TIP]`.'),
    important: line(24).describe('The title of `> [!IMPORTANT]`.'),
    warning: line(24).describe('The title of `> [!WARNING]`.'),
    caution: line(24).describe('The title of `> [!CAUTION]`.'),
  }),
  evidence: group(
    'How datasheets and texts print what no document proves; `{value}` is what is claimed.',
    {
      calculated: line(40).describe('What follows from a calculation.'),
      preparation: line(40).describe('What is being examined, without a document so far.'),
      sample: line(40).describe('What nobody has confirmed yet.'),
    },
  ),
  inGlossary: line(40).describe(
    'The link to the glossary below the meaning of a term that a finger tapped.',
  ),
  contents: line(32).describe('The heading of the list of chapters beside a text.'),
  titleBlock: group('The labels in the title block of a section, each in front of its value.', {
    drawing: line(12).describe('The label before the drawing number.'),
    sheet: line(12).describe('The label before the sheet number.'),
    revision: line(12).describe('The label before the revision letter.'),
  }),
  none: group('The sentences shown in place of a list that is empty.', {
    jobs: line(200).describe('The sentence shown if there are no open positions.'),
    stories: line(200).describe('The sentence shown if there are no success stories.'),
    articles: line(200).describe('The sentence shown if a category has no articles.'),
  }),
  allStories: line(40).describe(
    'The link to all success stories, below the stories on the home page if there are more of them.',
  ),
  failure: line(60).describe('The heading of the page that visitors see if something fails.'),
  failureAction: line(40).describe('The button on that page that leads to the home page.'),
  moved: line(60).describe('The headline of the page at an old address that was replaced.'),
  movedTo: line(60).describe('The words before the link to the new address.'),
  draft: line(24).describe('The badge on an entry that is not finished, in development only.'),
  publishes: line(24).describe('The word before the day it goes online, in development only.'),
  pageOpened: line(40).describe('What screen readers say before the title of a page that opens.'),
});

export const siteSchema = group(
  'The parts that all pages share, such as the header and footer: `content/site.yaml`.',
  {
    brand: z.strictObject({
      name: line(40).describe('The brand name as written in the logo.'),
      group: line(60).describe('The group that the brand belongs to, shown on datasheets.'),
      description: line(200).describe('What the company does, in one sentence.'),
    }),
    contact: z.strictObject({
      phone: line(32)
        .regex(/^(?:\D*|\+?[\d ().-]+)$/, 'must be a number alone, such as +1 (555) 010-0142')
        .describe('The phone number as visitors see it.'),
      email: z.email().describe('The email address that inquiries go to.'),
      security: z
        .email()
        .optional()
        .describe(
          'The email address for reports of security flaws in the site; if left out, `email` is used.',
        ),
      address: line(120).describe('Street and town on one line.'),
      hours: line(80).describe('When someone answers, such as "07:00 to 18:00, Monday to Friday".'),
      others: z
        .array(line(120))
        .optional()
        .describe(
          "Other phone numbers, email addresses and streets, ours or someone else's, that pages may mention.",
        ),
      labels: group(
        'The labels in front of the phone number, email address, street address and hours.',
        {
          phone: line(16),
          email: line(16),
          address: line(16),
          hours: line(16),
        },
      ),
    }),
    menuAction: action
      .optional()
      .describe('The button at the end of the top bar, or of the menu on narrow phones.'),
    navigation: list(
      action.extend({
        label: line(16).describe('The words of the link, one or two of them.'),
        panel: panel
          .optional()
          .describe('The panel that the button beside the link opens on wide screens.'),
      }),
      3,
      6,
      'six words fit beside the logo on a small tablet, and two are no navigation',
    ).describe('The links in the bar at the top of every page.'),
    footer: z.strictObject({
      newsletter: group('The newsletter sign-up at the top of the footer, above the columns.', {
        title: line(60).describe('The heading above the sign-up: what subscribers will get.'),
        label: line(40).describe('The label of the email box, for screen readers.'),
        missing: line(120).describe('The error if the email box was left empty.'),
        malformed: line(120).describe('The error if the text in the box is not an email address.'),
        placeholder: line(40).describe('An example of an email address, shown in the empty box.'),
        button: line(24).describe('The words on the button that subscribes.'),
        subject: line(80).describe('The subject line of the email that the button prepares.'),
        sent: formResult.describe('The message after `{email}` was added to the list.'),
        duplicate: formResult.describe('The message if `{email}` was on the list already.'),
      }),
      label: line(40).describe('The name of the link columns in the footer, for screen readers.'),
      columns: list(
        column,
        2,
        5,
        'they stand beside the address, each wide enough for its words',
      ).describe('The columns of links in the footer, from left to right.'),
      legal: list(action, 1, 6, 'they share the last line with the copyright').describe(
        'The links to the small print in the last line of the footer, such as Privacy.',
      ),
      social: rows(0, 6, 'their marks stand in one row', {
        label: line(40).describe('The name of the social network, for screen readers.'),
        icon: z
          .enum(['linkedin', 'x', 'youtube', 'github'])
          .describe('The icon of the social network, shown in the footer.'),
        to: link.describe('The address of our profile on the social network.'),
      })
        .default([])
        .describe('The social networks where people can follow us, if any, as icons.'),
      copyright: line(60).describe(
        'The owner of the copyright, after © and the year in the footer.',
      ),
    }),
    certifications: rows(
      1,
      12,
      'they are engraved on one plate, which would be empty without any',
      {
        name: line(32).describe('The name of the standard or certificate.'),
        meaning: line(90).describe('What the standard covers, in a few words.'),
      },
    ).describe('The standards and certificates of the group, shown on the home page.'),
    figures: group(
      'The key figures of the whole company; pages refer to them by key, such as `uptime`.',
      {
        experience: keyFigure,
        projects: keyFigure,
        countries: keyFigure,
        uptime: keyFigure,
        engineers: keyFigure,
      },
    ),
    search: searchCopySchema,
    labels,
    forms: formCopySchema,
  },
);

export type Site = Omit<z.infer<typeof siteSchema>, 'search'> & { search: SearchCopy };
export type KeyFigure = z.infer<typeof keyFigure>;
export type SocialIcon = Site['footer']['social'][number]['icon'];

type FactPath = [tag: string, path: string[]];

/** Where `content/site.yaml` holds the value of a tag such as `<Phone />`, by tag name. */
export const factPaths: FactPaths = new Map([
  ...['phone', 'email', 'address', 'hours'].map(
    (name): FactPath => [toTag(name), ['contact', name]],
  ),
  ...Object.keys(siteSchema.shape.figures.shape).map(
    (name): FactPath => [toTag(name), ['figures', name, 'value']],
  ),
]);

/** Where `content/site.yaml` has the names that texts write out. */
export const namePaths = [
  ['brand', 'name'],
  ['brand', 'group'],
];

function toTag(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
