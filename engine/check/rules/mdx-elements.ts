import { didYouMean, suggest } from '#base/words';
import type { ComponentName } from '#website/components';
import {
  blockComponents,
  componentSchemas,
  liveComponents,
  tableComponents,
} from '#website/components';
import { factNames } from '#website/facts';
import { htmlAdvice } from '../explain/html-advice';
import type { Element } from '../guard/body-code';
import { htmlAllowed } from '../guard/body-code';
import { toTagRange } from '../read/locate';
import { judgeChart } from './chart-rule';
import { judgeAttributes } from './mdx-attributes';
import type { Finding } from './rule';
import { judgeSequence } from './sequence-rule';

const names = Object.keys(componentSchemas) as ComponentName[];

/** Those that draw something, rather than say a fact. */
const drawn = names.filter((name) => !factNames.includes(name));

/** Whether an author may use a component of this name. */
export function isComponent(name: string | null): name is ComponentName {
  return names.some((known) => known === name);
}

/**
 * Judges a component or an HTML tag: whether it may stand here, and what it was given.
 * @param element a piece of a body
 * @param body the text of the body, with the lines of the file
 */
export function judgeElement(element: Element, body: string): Finding[] {
  const range = toTagRange(element, body);
  const { name } = element;
  if (name === null) return [{ range, message: 'has an empty tag, <>…</>; delete both its parts' }];
  if (!isComponent(name) && !htmlAllowed.includes(name)) {
    return [{ range, message: toUnknownMessage(name) }];
  }
  const attributes = judgeAttributes(element, name, range);
  if (!isComponent(name)) return attributes;
  const shape = judgeShape(element, name);
  if (shape !== undefined) return [...attributes, { range, message: shape }];
  return name === 'Chart' ? [...attributes, ...judgeChart(element, range)] : attributes;
}

function toUnknownMessage(name: string): string {
  const advice = htmlAdvice[name.toLowerCase()];
  if (advice !== undefined && name === name.toLowerCase()) {
    return `has the HTML tag <${name}>, and pages are written without HTML; ${advice}`;
  }
  const hint = didYouMean(name, names) || suggest(name, drawn);
  return `has <${name}>, but there is no such component${hint}`;
}

function judgeShape(element: Element, name: ComponentName): string | undefined {
  const { children, type } = element;
  if (factNames.includes(name)) return undefined;
  const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '');
  if (liveComponents.includes(name)) {
    if (!isEmpty)
      return `has <${name}> with words inside, which nobody would see; write <${name} … />`;
  } else if (isEmpty)
    return `has <${name}> with nothing inside; write text between <${name} …> and </${name}>`;
  if (!blockComponents.includes(name)) return undefined;
  if (type === 'mdxJsxTextElement') {
    if (liveComponents.includes(name)) {
      return `has <${name}> in the middle of a paragraph; write <${name} … /> on a line of its own, with an empty line above and below`;
    }
    return `has <${name}> in the middle of a paragraph; write <${name} …> and </${name}> on lines of their own, each with an empty line above and below`;
  }
  if (name === 'Sequence') return judgeSequence(children);
  const needsTable = tableComponents.includes(name);
  return needsTable && !children.some((child) => child.type === 'table')
    ? `has <${name}> without a table; write the table between <${name} …> and </${name}>, with an empty line above and below it: | Column | Column |, then | --- | --- |, then a line for each row`
    : undefined;
}
