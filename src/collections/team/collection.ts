import type { z } from 'zod';
import { group, image, line, order, publication } from '#check/fields';
import { byOrder, defineCollection, type EntryOf } from '#site';

export const teamMemberSchema = group(
  'A member of the leadership team: `content/team/<slug>.mdx`.',
  {
    order: order.describe(
      'Where the person stands on the company page, counted from 1; the check names a free number where one is taken.',
    ),
    name: line(60).describe("The person's full name."),
    role: line(80).describe("The person's position."),
    bio: line(400).describe('One or two sentences about the person.'),
    image: image.describe("The person's plate."),
    ...publication,
  },
);

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
export type TeamEntry = EntryOf<typeof team>;
