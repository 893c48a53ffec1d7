/** A text, or an element: its tag or component name, its props, and its children. */
export type TreeNode = string | TreeElement;

export type TreeElement = [tag: string, props: Record<string, unknown>, ...children: TreeNode[]];

/** The text of a tree, without its elements; `between` separates the parts. */
export function toText(nodes: readonly TreeNode[], between = ''): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : toText(childrenOf(node), between)))
    .join(between);
}

/** The unique words of a tree, in lower case: three or more letters, or digits as in standards. */
export function toWords(nodes: readonly TreeNode[]): string[] {
  const text = toText(nodes, ' ').toLowerCase();
  return [...new Set(text.match(/\p{L}{3,}|\d{3,}/gu))];
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
