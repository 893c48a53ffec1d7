/** A text, or an element: its tag or the name of a component, its props, and what stands in it. */
export type TreeNode = string | TreeElement;

export type TreeElement = [tag: string, props: Record<string, unknown>, ...children: TreeNode[]];

/** The words of a tree, without its elements. */
export function toText(nodes: readonly TreeNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : toText(childrenOf(node)))).join('');
}

/** The words of three letters and more in a tree, and numbers such as those of standards, each once, in small letters. */
export function toWords(nodes: readonly TreeNode[]): string[] {
  const words = nodes.flatMap((node) =>
    typeof node === 'string'
      ? (node.toLowerCase().match(/\p{L}{3,}|\d{3,}/gu) ?? [])
      : toWords(childrenOf(node)),
  );
  return [...new Set(words)];
}

/** What stands in an element. */
export function childrenOf([, , ...children]: TreeElement): TreeNode[] {
  return children;
}

/** Every element of a tree, in the order of the text. */
export function listElements(nodes: readonly TreeNode[]): TreeElement[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...listElements(childrenOf(node))],
  );
}
