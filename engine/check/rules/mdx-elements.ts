import { didYouMean, findMisspelled, suggest } from '#base/words';
import { replaceWord } from '../edits';
import { htmlAdvice } from '../explain/html-advice';
import { type Element, htmlAllowed } from '../guard/body-code';
import type { Finding } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import { onLine, toRange, toTagRange } from '../read/locate';
import { judgeChart } from './chart-rule';
import { judgeAttributes } from './mdx-attributes';

/** Judges a component or an HTML tag: whether it is allowed here, and its attributes. */
export function judgeElement(
  element: Element,
  file: Pick<ContentFile, 'body' | 'model' | 'source'>,
): Finding[] {
  const { body, model } = file;
  const range = toTagRange(element, body);
  const { name } = element;
  if (name === null) return [{ range, message: 'has an empty tag, <>…</>; delete both its parts' }];
  const schema = model.components.schemas[name];
  if (schema === undefined && !htmlAllowed.includes(name)) {
    const better = findMisspelled(name, Object.keys(model.components.schemas));
    const fix = better && { fix: rename(element, name, better, file) };
    return [{ range, message: toUnknownMessage(name, model), ...fix }];
  }
  const attributes = judgeAttributes(element, name, schema, range, file);
  if (schema === undefined) return attributes;
  const shape = judgeShape(element, name, model);
  if (shape !== undefined) return [...attributes, { range, message: shape }];
  return name === 'Chart' ? [...attributes, ...judgeChart(element, file)] : attributes;
}

/** Renames an opening tag and its closing tag. */
function rename(element: Element, name: string, better: string, file: Pick<ContentFile, 'source'>) {
  const { line, column, endLine, endColumn } = toRange(element);
  const start = onLine(line - 1, column, column + name.length);
  const end = onLine(endLine - 1, endColumn - name.length - 4, endColumn - 1);
  const closing = replaceWord(file, end, `</${name}>`, `</${better}>`);
  return [...replaceWord(file, start, name, better), ...closing];
}

function toUnknownMessage(name: string, { components, facts }: ContentModel): string {
  const advice = htmlAdvice[name.toLowerCase()];
  if (advice !== undefined && name === name.toLowerCase()) {
    return `has the HTML tag <${name}>, and pages are written without HTML; ${advice}`;
  }
  const names = Object.keys(components.schemas);
  const drawn = names.filter((one) => !facts.has(one));
  const hint = didYouMean(name, names) || suggest(name, drawn);
  return `has <${name}>, but there is no such component${hint}`;
}

function judgeShape(
  { children, type }: Element,
  name: string,
  { components, facts }: ContentModel,
): string | undefined {
  if (facts.has(name)) return undefined;
  const isCalculator = components.calculators.includes(name);
  const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '');
  if (isCalculator) {
    if (!isEmpty)
      return `has <${name}> with words inside, which nobody would see; write <${name} … />`;
  } else if (isEmpty)
    return `has <${name}> with nothing inside; write text between <${name} …> and </${name}>`;
  if (!components.blocks.includes(name)) return undefined;
  if (type === 'mdxJsxTextElement') {
    if (isCalculator) {
      return `has <${name}> in the middle of a paragraph; write <${name} … /> on a line of its own, with an empty line above and below`;
    }
    return `has <${name}> in the middle of a paragraph; write <${name} …> and </${name}> on lines of their own, each with an empty line above and below`;
  }
  const needsTable = components.tables.includes(name);
  return needsTable && !children.some((child) => child.type === 'table')
    ? `has <${name}> without a table; write the table between <${name} …> and </${name}>, with an empty line above and below it: | Column | Column |, then | --- | --- |, then a line for each row`
    : undefined;
}
