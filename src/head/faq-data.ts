import { type Body, type Thing, type TreeNode, toText } from '#site';
import { toPlainHtml } from './plain-html';

const FEWEST = 2;

/**
 * The questions that a prose page answers: headings ending in a question mark, each with the
 * content below it; one without content, such as a heading above others, is left out.
 * @returns one list of questions; empty if fewer than two headings are questions
 */
export function describeQuestions({ tree }: Pick<Body, 'tree'>): Thing[] {
  const sections = tree.flatMap((node, index) => {
    const below = tree.slice(index + 1);
    const end = below.findIndex(isHeading);
    return isHeading(node)
      ? [{ name: toText([node]), text: toPlainHtml(end < 0 ? below : below.slice(0, end)) }]
      : [];
  });
  const found = sections.filter(({ name, text }) => name.endsWith('?') && text.trim() !== '');
  if (found.length < FEWEST) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: found.map(({ name, text }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ];
}

function isHeading(node: TreeNode): boolean {
  return node[0] === 'h2' || node[0] === 'h3';
}
