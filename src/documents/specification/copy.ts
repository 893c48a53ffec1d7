import { z } from 'zod';

import { group, line, list, rows } from '#check/fields';

const paragraph = z.strictObject({
  text: line(300).describe(
    'The sentence; `{name}`, `{category}`, `{company}`, `{number}`, `{title}`, `{drawing}`, `{revision}`, `{released}`, `{width}`, `{height}`, `{depth}`, `{order}` and `{table}` are filled in from the datasheet.',
  ),
  shows: z
    .enum(['standards', 'ratings', 'features', 'tables', 'options'])
    .optional()
    .describe(
      'The part of the datasheet that is listed below the sentence; `tables` repeats the paragraph for each table.',
    ),
});

const article = z.strictObject({
  title: line(40).describe('The heading of the article.'),
  paragraphs: list(paragraph, 1, 12, 'paragraphs have letters').describe(
    'The paragraphs of the article, in order.',
  ),
});

/** The copy of specification texts, whose figures come from datasheets. */
export const specificationCopySchema = group(
  'The specification text of every product, in the three parts of CSI SectionFormat.',
  {
    docx: line(40).describe('The link that downloads the text for word processors (DOCX).'),
    markdown: line(40).describe('The link that downloads the text in Markdown.'),
    section: line(40).describe(
      'The line above its title; `{number}` is the number of the section.',
    ),
    note: line(300).describe(
      'The note above the text: where it comes from, and how to use it; `{name}`, `{drawing}`, `{revision}` and `{released}` are those of the datasheet.',
    ),
    part: line(12).describe('The word in front of the number of a part.'),
    end: line(40).describe('The line at the end of the text.'),
    parts: rows(3, 3, 'a section of CSI SectionFormat has three: General, Products, Execution', {
      title: line(24).describe('The heading of the part.'),
      articles: list(article, 1, 12, 'a section is read in minutes').describe(
        'The articles of the part, in order.',
      ),
    }).describe('The three parts of the specification text.'),
  },
);

export type SpecificationCopy = z.infer<typeof specificationCopySchema>;
