import { z } from 'zod';

import { image, line, order } from './fields';

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
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
