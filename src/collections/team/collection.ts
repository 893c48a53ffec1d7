import { z } from 'zod';
import { draft, image, line, order, publishAt } from '#check/fields';
import { byOrder, defineCollection } from '#site/define/define-collection';

/** A member of the leadership team: `content/team/<slug>.mdx`. */
export const teamMemberSchema = z.strictObject({
  /** Where the person stands on the company page, counted from 1. */
  order,
  /** The person's full name. */
  name: line(60),
  /** The person's position. */
  role: line(80),
  /** One or two sentences about the person. */
  bio: line(400),
  /** The person's plate. */
  image,
  /** Write `true` while it is unfinished: only `npm run dev` shows it then. */
  draft,
  /** The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it. */
  publishAt,
});

export const team = defineCollection({
  name: 'team',
  schema: teamMemberSchema,
  order: byOrder,
  roles: { title: 'name', excerpt: 'bio' },
  starter: {
    sentence: 'Say in two or three sentences what this person has built.',
    headings: [],
    picture: '/api/placeholder/640/640',
  },
  needed: true,
  shownOn: '/company',
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
