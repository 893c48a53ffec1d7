import { parseSync } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A node and all its descendants. */
function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* walk(value);
}

/**
 * The words in a string or in the fixed parts of a template, except those adjoining an expression.
 */
function toWords(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? split(node.value) : [];
  if (node.type !== 'TemplateElement') return [];
  const { raw } = node.value as { raw: string };
  // `callout--${kind}` only gives the start of the name, so that word is left out.
  return split(node.tail ? raw.replace(/^\S+/, '') : raw.replace(/\S+$/, ''));
}

const split = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** A node and all its descendants, except comparisons: `kind === 'note'` names no class. */
function* walkValues(node: Node): Generator<Node> {
  if (node.type === 'BinaryExpression') return;
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* walkValues(value);
}

/**
 * The classes that a view names.
 * @param text the text of a `.tsx` file
 * @returns every word used in a `className`, each once
 */
export function readClassNames(text: string): string[] {
  const { program } = parseSync('view.tsx', text);
  const attributes = [...walk(program as unknown as Node)].filter(
    (node) => node.type === 'JSXAttribute' && isNode(node.name) && node.name.name === 'className',
  );
  const names = attributes.flatMap((attribute) => [...walkValues(attribute)].flatMap(toWords));
  return [...new Set(names)];
}
