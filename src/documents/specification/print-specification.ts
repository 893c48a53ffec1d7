import { type Block, headline, list, section } from '#site/markdown';
import { printMarkdown } from '#site/markdown/print-markdown';
import type { Specification } from './specification.ts';

const A = 65;

/** A specification text in Markdown, with CSI SectionFormat numbers and letters as plain text. */
export function printSpecification(specification: Specification): string {
  const { title, note, part, parts, end } = specification;
  return printMarkdown(
    headline(`${specification.section}, ${title}`),
    note,
    ...parts.map(({ title, articles }, index) =>
      section(
        `${part} ${index + 1} ${title}`,
        ...articles.map((article, articleIndex) => [
          subheading(`${index + 1}.${articleIndex + 1} ${article.title}`),
          ...article.paragraphs.map(({ text, rows }, letter) => [
            `${String.fromCharCode(A + letter)}. ${text}`,
            numbered(rows),
          ]),
        ]),
      ),
    ),
    end,
  );
}

function subheading(value: string): Block {
  return { type: 'heading', depth: 3, children: [{ type: 'text', value }] };
}

function numbered(rows: string[]): Block {
  const points = list(rows);
  return points === '' ? '' : { ...points, ordered: true };
}
