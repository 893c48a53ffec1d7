import type { PhrasingContent, Root, RootContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import type { Element } from '#check/guard/body-code';
import { type Facts, toFactLink, toFactName, toNumber } from '#check/model/facts';
import { readAlert } from '#check/read/alert';

/** What the tags and pictures of a text stand for. */
interface Meanings {
  /** The values from `content/site.yaml`, by tag. */
  facts: Facts;
  /** The tags of components that show their props. */
  widgets: readonly string[];
  /** The address at which a picture is served, by its address in the text. */
  addressOf: (src: string) => string | undefined;
}

/** Attributes whose text readers see beside the children of a tag. */
const SPOKEN = ['title', 'caption', 'by', 'value'];

/**
 * The text of an MDX file as plain Markdown: tags of components go, but what they say stays; remarks
 * in braces go, since they are for authors.
 */
export function toPlainMarkdown(tree: Root, meanings: Meanings): RootContent[] {
  return toPlain(tree.children, meanings);
}

function toPlain(nodes: readonly RootContent[], meanings: Meanings): RootContent[] {
  const plain: RootContent[] = [];
  for (const [at, node] of nodes.entries()) {
    if (isRemark(node)) trimBefore(plain, nodes[at + 1]);
    else for (const each of toPlainNodes(node, meanings)) append(plain, each);
  }
  return plain;
}

function toPlainNodes(node: RootContent, meanings: Meanings): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'mdxJsxFlowElement':
      return toBlocks(node, meanings);
    case 'mdxJsxTextElement':
      return toTagContent(node, meanings);
    case 'blockquote': {
      const alert = readAlert(node);
      const children = toPlain(alert?.children ?? node.children, meanings);
      // Its mark is HTML, since text is escaped.
      const mark: RootContent[] = alert ? [{ type: 'html', value: alert.mark }] : [];
      return [{ ...node, children: [...mark, ...children] } as RootContent];
    }
    case 'image':
    case 'definition':
      return [{ ...node, url: meanings.addressOf(node.url) ?? node.url }];
    default: {
      if (!('children' in node)) return [node];
      const children = toPlain(node.children, meanings);
      if (node.type === 'paragraph' && children.length === 0) return [];
      return [{ ...node, children } as RootContent];
    }
  }
}

/** What is left of a tag between paragraphs. */
function toBlocks(tag: Element, meanings: Meanings): RootContent[] {
  const own = toOwnContent(tag, meanings);
  if (own === undefined) {
    const children = toPlain(tag.children, meanings);
    const whole = [toHtml(tag, 'start'), ...children, toHtml(tag, 'end')].flat();
    // The words of a tag on a line of its own, such as <summary>, are in no paragraph.
    return children.some(phrasing)
      ? [{ type: 'paragraph', children: whole as PhrasingContent[] }]
      : whole;
  }
  const { before, children } = own;
  const nodes: RootContent[] = before.length > 0 ? [{ type: 'paragraph', children: before }] : [];
  return children ? [...nodes, ...toPlain(tag.children, meanings)] : nodes;
}

/** What is left of a tag inside a paragraph. */
function toTagContent(tag: Element, meanings: Meanings): RootContent[] {
  const own = toOwnContent(tag, meanings);
  const children = toPlain(tag.children, meanings);
  if (own === undefined) return [toHtml(tag, 'start'), ...children, toHtml(tag, 'end')].flat();
  return own.children ? [...own.before, ...children] : own.before;
}

/**
 * What a tag says by itself, and whether its children follow.
 * @returns undefined for an HTML tag, which Markdown may contain
 */
function toOwnContent(
  tag: Element,
  { facts, widgets, ...meanings }: Meanings,
): { before: PhrasingContent[]; children: boolean } | undefined {
  const name = tag.name ?? '';
  const fact = facts.get(toFactName(name, attributeOf(tag, 'slug'), hasAttribute(tag, 'bare')));
  if (fact !== undefined) {
    const children = toPlain(tag.children, { facts, widgets, ...meanings });
    return { before: toFactContent(tag, fact, children as PhrasingContent[]), children: false };
  }
  if (widgets.includes(name)) return { before: toWidgetContent(tag), children: false };
  if (/^[a-z]/.test(name)) return undefined;
  const spoken = SPOKEN.map((attribute) => attributeOf(tag, attribute)).find(Boolean);
  return { before: spoken === undefined ? [] : [strong(spoken)], children: true };
}

/** A fact in words: a phone number or an email address is a link, around other words if there are. */
function toFactContent(tag: Element, fact: string, children: PhrasingContent[]): PhrasingContent[] {
  const value = hasAttribute(tag, 'number') ? toNumber(fact) : fact;
  const text = { type: 'text' as const, value };
  const url = toFactLink(fact);
  const own = children.length > 0 ? children : [text];
  return url === undefined ? own : [{ type: 'link', url, children: own } as PhrasingContent];
}

/** A widget as its inputs: `**Power factor**: load 800 kW, from 0.78, to 0.95`. */
function toWidgetContent({ name, attributes }: Element): PhrasingContent[] {
  const title = (name ?? '').replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const inputs = attributes.flatMap((one) =>
    'name' in one && typeof one.value === 'string' ? [`${one.name} ${one.value}`] : [],
  );
  return [strong(title), { type: 'text', value: `: ${inputs.join(', ')}` }];
}

function hasAttribute({ attributes }: Element, name: string): boolean {
  return attributes.some((one) => 'name' in one && one.name === name);
}

function attributeOf({ attributes }: Element, name: string): string | undefined {
  const found = attributes.find((one) => 'name' in one && one.name === name);
  const value = found?.value;
  if (typeof value === 'string') return value;
  // `title={"A"}`: content has no other code in braces.
  const text = /^(["'`])(.*)\1$/s.exec(value?.value.trim() ?? '')?.[2];
  return text;
}

/** An HTML tag, which stays as it is. */
function toHtml(tag: Element, side: 'start' | 'end'): RootContent[] {
  const { name, attributes, children } = tag;
  const isEmpty = children.length === 0;
  if (side === 'end') return isEmpty ? [] : [{ type: 'html', value: `</${name}>` }];
  const written = attributes.flatMap((one) =>
    'name' in one && typeof one.value === 'string' ? [` ${one.name}="${one.value}"`] : [],
  );
  return [{ type: 'html', value: `<${name}${written.join('')}${isEmpty ? ' /' : ''}>` }];
}

function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [{ type: 'text', value }] };
}

function isRemark({ type }: RootContent): boolean {
  return type === 'mdxFlowExpression' || type === 'mdxTextExpression';
}

/** Removes the space in front of a remark, if another space or a sign follows, or nothing. */
function trimBefore(nodes: RootContent[], next: RootContent | undefined): void {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return;
  const isFollowed =
    next === undefined || (next.type === 'text' && /^[\s.,;:!?)]/.test(next.value));
  if (isFollowed) nodes[nodes.length - 1] = { ...last, value: last.value.trimEnd() };
}

/** Appends a node; adjacent texts become one. */
function append(nodes: RootContent[], node: RootContent): void {
  const last = nodes.at(-1);
  if (last?.type === 'text' && node.type === 'text')
    nodes[nodes.length - 1] = { ...last, value: last.value + node.value };
  else nodes.push(node);
}
