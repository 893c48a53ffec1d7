import type { FAQPage } from 'schema-dts';

import type { Body } from '#site/define/entry';
import { toPlainHtml } from './plain-html';

const QUESTION = /<h([23])[^>]*>((?:(?!<\/h).)*\?)<\/h\1>(.*?)(?=<h[23]|$)/gs;
const FEWEST = 2;

/**
 * The questions that a page of prose answers: headings that end in a question mark, each with what
 * stands below it.
 * @returns one list of questions; none where fewer than two headings ask something
 */
export function describeQuestions({ html }: Pick<Body, 'html'>): FAQPage[] {
  const found = [...html.matchAll(QUESTION)];
  if (found.length < FEWEST) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: found.map(([, , question = '', answer = '']) => ({
        '@type': 'Question',
        name: toText(question),
        acceptedAnswer: { '@type': 'Answer', text: toPlainHtml(answer) },
      })),
    },
  ];
}

/** The words of a heading, as React escapes them. */
function toText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
