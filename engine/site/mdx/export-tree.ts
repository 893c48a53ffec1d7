import type { Program } from 'estree';
import type { Root } from 'mdast';

/** What the Markdown version of a text has no use for. */
const LEFT_OUT = ['position', 'data'];

/**
 * A remark plugin: the compiled module exports the syntax tree of its text as JSON, as `markdown`,
 * from which the Markdown version of a page is made.
 */
export function exportTree() {
  return (tree: Root): void => {
    const json = JSON.stringify(tree, (key, value) => (LEFT_OUT.includes(key) ? undefined : value));
    tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree: toExport(json) } });
  };
}

/** `export const markdown = "…"`. */
function toExport(value: string): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExportNamedDeclaration',
        specifiers: [],
        attributes: [],
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [
            {
              type: 'VariableDeclarator',
              id: { type: 'Identifier', name: 'markdown' },
              init: { type: 'Literal', value },
            },
          ],
        },
      },
    ],
  };
}
