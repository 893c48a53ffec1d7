import { expect, it } from 'vitest';
import { z } from 'zod';
import { splitFrontmatter } from '#base/frontmatter';
import { defineCollection } from '#site/define/define-collection';
import { toFieldSchema } from '../../editor/field-schema';
import { image, line, order, publication, reference } from '../../fields';
import { toBlankEntryLink } from '../../new/blank-entry';

const ferries = defineCollection({
  name: 'ferries',
  schema: z.strictObject({
    harbour: line(40).describe('Where she lies.'),
    size: z.enum(['small', 'large']),
    sister: reference('ferries'),
    since: z.iso.date(),
    order,
    image,
    note: line(80).optional(),
    draft: publication.draft,
  }),
  roles: { title: 'harbour', excerpt: 'note' },
  order: () => 0,
  starter: { sentence: 'Say when she sails.', headings: ['In winter'] },
});

it('begins a draft on GitHub with a note in each field that it needs', () => {
  const link = toBlankEntryLink(ferries, toFieldSchema(ferries.schema));
  const { pathname, searchParams } = new URL(
    link,
    'https://github.com/owner/name/blob/main/content/README.md',
  );
  expect(pathname).toBe('/owner/name/new/main/content/ferries');
  expect(searchParams.get('filename')).toMatch(/\.mdx$/);
  const { yaml, body } = splitFrontmatter(searchParams.get('value') ?? '') ?? {};
  expect(yaml).toBe(`harbour: "To do: where she lies."
size: small
sister: to-do
since: YYYY-MM-DD
order: 1
image:
  src: /api/placeholder/1200/675
  alt: "To do: one sentence for people who cannot see the picture."
draft: true
`);
  expect(body).toContain('Say when she sails.\n\n## In winter\n');
});
