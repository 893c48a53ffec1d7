import { z } from 'zod';

import { action, figure, line, link, list } from '#check/fields';
import { formResult, formWords } from './forms';
import type { SearchWords } from './search';
import { searchWords } from './search';

export const socialIconNames = ['linkedin', 'x', 'youtube', 'github'] as const;

const column = z.strictObject({
  /** The heading of the column. */
  title: line(32),
  /** Its links, top to bottom. */
  links: list(action, 1, 15, 'a column is as high as its longest list'),
  /** Write `true` to show it in the menu of phones too. */
  inMenu: z.boolean().optional(),
});

/** What a link of the bar opens: the pages below it. */
const panel = z.strictObject({
  /** The lists of links, from left to right. */
  columns: list(
    z.strictObject({
      /** The heading of the list. */
      title: line(32),
      /** Its links, top to bottom. */
      links: list(
        action.extend({
          /** A word or a figure beside the link. */
          note: line(32).optional(),
        }),
        1,
        8,
        'a panel is as high as its longest list',
      ),
      /** Write `true` for names in large letters, in two columns. */
      large: z.boolean().optional(),
    }),
    1,
    4,
    'they stand side by side below the bar',
  ),
});

/** Words on controls that stand on many pages. */
const labels = z.strictObject({
  /** The first link of every page, for keyboards. */
  skip: line(40),
  /** The link on the logo, for screen readers. */
  home: line(40),
  /** The name of the main navigation, for screen readers. */
  mainNavigation: line(40),
  /** The switch beside a link of the bar, for screen readers. `{name}` is the link's. */
  openPanel: line(40),
  /** The button that opens the menu on small screens. */
  menu: line(16),
  /** The button that closes it. */
  closeMenu: line(32),
  /** The name of the path above a headline, for screen readers. */
  breadcrumb: line(40),
  /** Below a product on the home page. */
  learnMore: line(24),
  /** Below a market on the home page. */
  explore: line(24),
  /** Above a story's problem. */
  challenge: line(24),
  /** Above a story's answer. */
  solution: line(24),
  /** After the minutes of an article. */
  minutesToRead: line(24),
  /** After the minutes of a recording that can be watched. */
  minutesToWatch: line(24),
  /** After the minutes of a webinar of which notes are to be read. */
  minutesOfNotes: line(24),
  /** Beside a success story. */
  readStory: line(40),
  /** On a table of ratings, after the product's name, for screen readers. */
  ratings: line(24),
  /** The link below a table that downloads its figures. */
  csv: line(40),
  /** What stands in the place of a list that has nothing to show. */
  none: z.strictObject({
    /** Instead of the open positions. */
    jobs: line(200),
    /** Instead of the success stories. */
    stories: line(200),
    /** Instead of the articles of a category. */
    articles: line(200),
  }),
  /** The link to all success stories, where the home page shows only the first of them. */
  allStories: line(40),
  /** The heading of the screen that a failure shows. */
  failure: line(60),
  /** On the link of that screen that leads home. */
  failureAction: line(40),
  /** The headline at an address that was replaced. */
  moved: line(60),
  /** Before the link to the new address. */
  movedTo: line(60),
  /** On an entry that is not finished, in development only. */
  draft: line(24),
  /** Before the day on which an entry goes online, in development only. */
  publishes: line(24),
  /** Said to screen readers after a page was opened, before its title. */
  pageOpened: line(40),
});

/** The frame of every page: `content/site.yaml`. */
export const siteSchema = z.strictObject({
  brand: z.strictObject({
    /** The brand, as the logo writes it. */
    name: line(40),
    /** The group it belongs to. */
    group: line(60),
    /** What the company does, in one sentence. */
    description: line(200),
  }),
  contact: z.strictObject({
    /** The number as it is printed. */
    phone: line(32),
    /** The address that enquiries go to. */
    email: z.email(),
    /** The address that weaknesses of the site are reported to; `email` where there is none. */
    security: z.email().optional(),
    /** Street and town on one line. */
    address: line(120),
    /** When somebody answers. */
    hours: line(80),
    /** Phone numbers, email addresses and streets of others, or further ones of ours, that pages may name. */
    others: z.array(line(120)).optional(),
    /** The words in front of the four lines above. */
    labels: z.strictObject({
      phone: line(16),
      email: line(16),
      address: line(16),
      hours: line(16),
    }),
  }),
  /** The button at the end of the bar, and on narrow phones at the end of the menu. */
  menuAction: action.optional(),
  /** The links of the bar at the top. */
  navigation: list(
    action.extend({
      /** The words of the link, one or two. */
      label: line(16),
      /** What the switch beside it opens, on screens wide enough for it. */
      panel: panel.optional(),
    }),
    3,
    6,
    'six words fit beside the logo on a small tablet, and two are no navigation',
  ),
  footer: z.strictObject({
    /** The sign-up above the columns. */
    newsletter: z.strictObject({
      /** The promise. */
      title: line(60),
      /** The name of the box, for screen readers. */
      label: line(40),
      /** When the box was left empty. */
      missing: line(120),
      /** When what stands in it is not an address. */
      malformed: line(120),
      /** An example of an address. */
      placeholder: line(40),
      /** The button. */
      button: line(24),
      /** The subject of the email that the button writes. */
      subject: line(80),
      /** When an address is on the list. `{email}` is filled in. */
      sent: formResult,
      /** When it was on the list before. */
      duplicate: formResult,
    }),
    /** The name of the columns, for screen readers. */
    label: line(40),
    /** The lists of links, from left to right. */
    columns: list(column, 2, 5, 'they stand beside the address, each wide enough for its words'),
    /** The small print. */
    legal: list(action, 1, 6, 'they share the last line with the copyright'),
    /** Places where people follow us, if any. */
    social: list(
      z.strictObject({
        /** The name of the place, for screen readers. */
        label: line(40),
        /** Its mark. */
        icon: z.enum(socialIconNames),
        /** Our address there. */
        to: link,
      }),
      0,
      6,
      'their marks stand in one row',
    ).default([]),
    /** Who holds the copyright. */
    copyright: line(60),
  }),
  /** The standards and certificates of the group. */
  certifications: list(
    z.strictObject({
      /** The name of the standard. */
      name: line(32),
      /** What it covers. */
      meaning: line(90),
    }),
    1,
    12,
    'they are engraved on one plate, which would be empty without any',
  ),
  /** The figures of the whole company; pages name them by their key. */
  figures: z.strictObject({
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
