import type { z } from 'zod';
import { group, image, line, orderNumber, publication } from '#check/fields';
import { byOrder, defineCollection } from '#site';

export const teamMemberSchema = group(
  'A member of the leadership team: `content/team/<slug>.mdx`.',
  {
    order: orderNumber('this person on the company page'),
    name: line(60).describe("The person's full name."),
    role: line(80).describe("The person's job title, shown below the name."),
    bio: line(400).describe('One or two sentences about the person, shown below the job title.'),
    image: image.describe("The picture above the person's name, such as a plate with initials."),
    ...publication,
  },
);

export const team = defineCollection({
  name: 'team',
  schema: teamMemberSchema,
  order: byOrder,
  titleField: 'name',
  excerptField: 'bio',
  template: {
    sentence: 'Say in two or three sentences what this person has built.',
    headings: [],
    picture: '/api/placeholder/640/640',
  },
  needed: true,
  shownOn: '/company',
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
