import { z } from 'zod';
import { group, line } from '#check/fields';
import { closing, entryHeading } from '../../collections/fields.ts';
import { share } from '../../components/blocks/shared-copy.ts';

export const insightCopySchema = group(
  'What surrounds each article: `content/pages/insights/[slug].mdx`.',
  {
    kind: z.literal('insight'),
    facts: group('The words in front of the facts of an article.', {
      category: line(24),
      author: line(24),
      date: line(24),
      takesPlace: line(24).describe('The label before the date of a webinar or another event.'),
      readTime: line(24),
      minutes: line(8),
      recording: line(24).describe('The label before the length of a webinar in minutes.'),
      page: line(24).describe(
        'The label before what the page of a webinar offers: notes to read or a recording to watch.',
      ),
    }),
    recording: group('What a webinar is for, and the words around its recording.', {
      read: line(40).describe(
        'What the page offers if there is no recording, such as "Notes to read".',
      ),
      watch: line(40).describe(
        'What the page offers if there is a recording, such as "To watch, with a transcript".',
      ),
      open: line(40).describe(
        'The link to a recording on another site, whose domain replaces `{host}`.',
      ),
      captions: line(24).describe(
        'The name of the captions in the menu of the video player, such as "English".',
      ),
      transcript: line(32).describe('The link to the transcript below the recording.'),
    }),
    figure: line(12).describe('The word before the number of a figure, such as "Fig.".'),
    neighbors: group('The links at the end to the articles before and after this one.', {
      newer: line(24).describe('The label of the link to the next newer article.'),
      older: line(24).describe('The label of the link to the next older article.'),
    }),
    share,
    top: line(24).describe('The button at the end that leads back to the headline.'),
    related: entryHeading.describe('The heading above related articles.'),
    closing: closing.describe(
      'The band at the end of the page; links to the contact page carry the product of the article, if any, automatically.',
    ),
  },
);
