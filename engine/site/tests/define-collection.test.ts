import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { byOrder, type ContentSource, defineCollection } from '../define/define-collection.ts';

const TODAY = '2026-11-20';
const things = defineCollection({
  name: 'things',
  schema: z.object({
    order: z.number(),
    draft: z.boolean().optional(),
    publishAt: z.string().optional(),
  }),
  titleField: 'order',
  template: {},
  order: byOrder,
} as never);

/** A folder of entries, as seen by a build or in development. */
function toSource(isPreview: boolean): ContentSource {
  const entries = {
    late: { order: 4, publishAt: '2026-11-21' },
    due: { order: 3, publishAt: TODAY },
    draft: { order: 2, draft: true },
    plain: { order: 1 },
  };
  return {
    today: TODAY,
    isPreview,
    files: () =>
      Object.entries(entries).map(([slug, frontmatter]) => ({
        file: `/content/things/${slug}.mdx`,
        slug,
        frontmatter,
        words: 0,
        text: { file: '', load: () => Promise.reject() },
      })),
    base: () => '/things',
    pictureOf: () => {
      throw new Error('there is no picture');
    },
  };
}

describe('a collection', () => {
  it('leaves out what is not published, in its order', () => {
    const { all } = things.read(toSource(false));
    expect(all).toEqual([
      { order: 1, slug: 'plain', path: '/things/plain' },
      { order: 3, slug: 'due', path: '/things/due' },
    ]);
  });

  it('says in development which entries are not published, and of no other', () => {
    const { all } = things.read(toSource(true));
    expect(all).toEqual([
      { order: 1, slug: 'plain', path: '/things/plain' },
      { order: 2, slug: 'draft', path: '/things/draft', draft: true },
      { order: 3, slug: 'due', path: '/things/due' },
      { order: 4, slug: 'late', path: '/things/late', publishAt: '2026-11-21' },
    ]);
  });

  it('is read once for each source, and names an entry that it has not', () => {
    const source = toSource(false);
    expect(things.read(source)).toBe(things.read(source));
    expect(() => things.read(source).getEntry('draft')).toThrow('has no entry "draft"');
  });

  it('has what lists leave out of an entry, and its prose', () => {
    const list = defineCollection({
      name: 'things',
      schema: z.object({ order: z.number(), image: z.unknown() }),
      pick: ({ order, image }: Record<string, unknown>, words: number) => ({
        order,
        image,
        words,
        portrait: { day: './day.svg', night: './night.svg', alt: 'It' },
      }),
      shownOn: '/company',
      order: byOrder,
    } as never);
    const text = { file: '', load: () => Promise.reject() };
    const frontmatter = { order: 1, image: { src: './a.svg', alt: 'A' } };
    const file = '/content/things/a.mdx';
    const {
      all,
      fields,
      text: proseOf,
    } = list.read({
      ...toSource(false),
      files: () => [{ file, slug: 'a', frontmatter, words: 7, text }],
      base: () => undefined,
      pictureOf: ({ src, alt }: object & { src: string; alt: string }, of: string) =>
        [src, alt, of] as never,
    });
    expect(all).toEqual([
      {
        slug: 'a',
        path: '/company',
        order: 1,
        words: 7,
        image: ['./a.svg', 'A', file],
        portrait: { day: ['./day.svg', 'It', file], night: ['./night.svg', 'It', file] },
      },
    ]);
    expect(fields('a')).toEqual(frontmatter);
    expect(proseOf('a')).toBe(text);
    for (const read of [fields, proseOf]) expect(() => read('b')).toThrow('has no entry "b"');
  });
});
