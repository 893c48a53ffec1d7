/** A text, or an element: its tag or component name, its props, and its children. */
export type TreeNode = string | TreeElement;

export type TreeElement = [tag: string, props: Record<string, unknown>, ...children: TreeNode[]];

/** The text of a tree, without its elements, formulas in a line; `between` separates the parts. */
export function toText(nodes: readonly TreeNode[], between = ''): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [tag, { alttext }] = node;
      return tag === 'math' ? String(alttext) : toText(childrenOf(node), between);
    })
    .join(between);
}

/** Three or more letters, digits as in standards, or one or two letters with digits ("SF₆"). */
const WORD = /\p{L}{3,}|\d{3,}|(?<![\p{L}\d])\p{L}{1,2}\d+/gu;

/** The unique words of a tree, in lower case, without ligatures and signs that are not seen. */
export function listWords(nodes: readonly TreeNode[]): string[] {
  const text = toText(nodes, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
  return [...new Set(text.toLowerCase().match(WORD))];
}

/** The children of an element. */
export function childrenOf([, , ...children]: TreeElement): TreeNode[] {
  return children;
}

/** Every element of a tree, in document order. */
export function listElements(nodes: readonly TreeNode[]): TreeElement[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...listElements(childrenOf(node))],
  );
}
