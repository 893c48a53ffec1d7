import { z } from 'zod';

import { action, figure, line, link } from './fields';
import { formResult, formWords } from './forms';
import { searchWords } from './search';

export const socialIconNames = ['linkedin', 'x', 'youtube', 'github'] as const;

const column = z.strictObject({
  /** The heading of the column. */
  title: line(32),
  /** Its links, top to bottom. */
  links: z.array(action).min(1),
});

/** Words on controls that stand on many pages. */
const labels = z.strictObject({
  /** The first link of every page, for keyboards. */
  skip: line(40),
  /** The link on the logo, for screen readers. */
  home: line(40),
  /** The name of the main navigation, for screen readers. */
  mainNavigation: line(40),
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
  /** Beside a success story. */
  readStory: line(40),
  /** On a table of ratings, after the product's name, for screen readers. */
  ratings: line(24),
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
    /** Street and town on one line. */
    address: line(80),
    /** When somebody answers. */
    hours: line(60),
    /** The words in front of the four lines above. */
    labels: z.strictObject({
      phone: line(16),
      email: line(16),
      address: line(16),
      hours: line(16),
    }),
  }),
  /** The links of the bar at the top. */
  navigation: z.array(action).length(4),
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
    columns: z.array(column).length(4),
    /** The small print. */
    legal: z.array(action).min(1),
    /** Four places where people follow us. */
    social: z
      .array(
        z.strictObject({
          /** The name of the place, for screen readers. */
          label: line(40),
          /** Its mark. */
          icon: z.enum(socialIconNames),
          /** Our address there. */
          to: link,
        }),
      )
      .length(4),
    /** Who holds the copyright. */
    copyright: line(60),
  }),
  /** The standards and certificates of the group. */
  certifications: z
    .array(
      z.strictObject({
        /** The name of the standard. */
        name: line(32),
        /** What it covers. */
        meaning: line(90),
      }),
    )
    .min(1),
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

export type Site = z.infer<typeof siteSchema>;
export type SocialIcon = (typeof socialIconNames)[number];
export type FigureName = keyof Site['figures'];
