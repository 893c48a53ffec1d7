import { z } from 'zod';

import { draft, image, line, order, publishAt } from './fields';

/** A member of the leadership team: `content/team/<slug>.mdx`. */
export const teamMemberSchema = z.strictObject({
  /** Where the person stands on the company page, counted from 1. */
  order,
  /** The person's full name. */
  name: line(60),
  /** The person's position. */
  role: line(60),
  /** One or two sentences about the person. */
  bio: line(240),
  /** The person's plate. */
  image,
  /** Write `true` while it is unfinished: only `npm run dev` shows it then. */
  draft,
  /** The day it goes online, such as 2026-12-01; before that day only `npm run dev` shows it. */
  publishAt,
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
