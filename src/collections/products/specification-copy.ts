import { z } from 'zod';

import { group, line, list } from '#check/fields';

/** What a paragraph of a specification text can list below its sentence. */
const lists = ['standards', 'ratings', 'features', 'tables', 'options'] as const;

const paragraph = z.strictObject({
  text: line(300).describe(
    'The sentence; `{name}`, `{category}`, `{company}`, `{number}`, `{title}`, `{drawing}`, `{revision}`, `{released}`, `{width}`, `{height}`, `{depth}`, `{order}` and `{table}` stand for what the sheet says.',
  ),
  shows: z
    .enum(lists)
    .optional()
    .describe('What of the sheet is listed below; `tables` repeats the paragraph for each table.'),
});

const article = z.strictObject({
  title: line(40).describe('Its heading.'),
  paragraphs: list(paragraph, 1, 12, 'paragraphs have letters').describe('Its paragraphs.'),
});

/** The copy of specification texts, whose figures come from rating sheets. */
export const specificationCopySchema = group(
  'The specification text of every product, in the three parts of CSI SectionFormat.',
  {
    docx: line(40).describe('The link to the text for word processors.'),
    markdown: line(40).describe('The link to the text in Markdown.'),
    section: line(40).describe('The headline above its title; `{number}` stands for its number.'),
    note: line(300).describe('The note above the text: where it comes from, and how to use it.'),
    part: line(12).describe('In front of the number of a part.'),
    end: line(40).describe('The line below the text.'),
    parts: list(
      z.strictObject({
        title: line(24).describe('Its heading.'),
        articles: list(article, 1, 12, 'a section is read in minutes').describe('Its articles.'),
      }),
      3,
      3,
      'a section of CSI SectionFormat has three: General, Products, Execution',
    ).describe('Its three parts.'),
  },
);

export type SpecificationCopy = z.infer<typeof specificationCopySchema>;
