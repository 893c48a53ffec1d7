import { toString as toText } from 'mdast-util-to-string';
import {
  type BodyNode,
  type Element,
  htmlAllowed,
  isProgram,
  isRemark,
} from '../guard/body-code.ts';
import {
  braceMessage,
  codeMessage,
  programMessage,
  readSpan,
  toBraceRemedy,
} from '../messages/code.ts';
import { htmlAdvice, htmlMarks } from '../messages/html-advice.ts';
import type { ContentModel } from '../model/content-model.ts';
import type { Finding, Problem } from '../problem.ts';
import { lowlight } from '../read/code-languages.ts';
import type { ContentFile } from '../read/content-file.ts';
import { ownValue } from '../read/data.ts';
import { replaceText, textAt, toOffset } from '../read/edits.ts';
import { readFormula } from '../read/formula.ts';
import { onLine, toRange, toTagRange } from '../read/locate.ts';
import type { TextEdit } from '../read/text-edit.ts';
import { didYouMean, findMisspelled, shorten, suggest } from '../wording/words.ts';
import { listElements, readBody } from './body.ts';
import { validateAttributes } from './mdx-attributes.ts';
import { isFormulaLanguage } from './prose/foreign-blocks.ts';
import { toFindings, toProblems, type Validation } from './rule.ts';

/** Mistakes that make a file, or its YAML part, unreadable. */
export function checkYaml(file: ContentFile): Problem[] {
  return toProblems('yaml', file.path, file.diagnostics);
}

/** What a body must not contain: code, unknown components, and what MDX cannot read at all. */
export function checkMdx(file: ContentFile): Problem[] {
  const body = readBody(file);
  const code = body.nodes.flatMap((node) =>
    toFindings(file, toRange(node), validateCode(node, file)),
  );
  const all = listElements(body);
  const elements = [
    ...all.flatMap((element) => validateElement(element, file)),
    ...validateSummaries(all, file),
  ];
  const rows = body.nodes.flatMap((node) => validateRows(node, file.model));
  const formulas = body.nodes.flatMap(validateFormula);
  const found = [...body.diagnostics, ...code, ...elements, ...rows, ...formulas];
  return toProblems('mdx', file.path, found);
}

/** Validates a formula between dollar signs: whether it can be drawn. */
function validateFormula(node: BodyNode): Finding[] {
  if (node.type !== 'math' && node.type !== 'inlineMath') return [];
  const formula = readFormula(node.value, node.type === 'math');
  if (!('failure' in formula)) return [];
  const message = `has a formula, $$${shorten(node.value)}$$, that ${formula.failure}`;
  return [{ range: toRange(node), message }];
}

/** Validates the rows of a table by what the site knows of its columns. */
function validateRows(node: BodyNode, { components }: ContentModel): Finding[] {
  if (node.type !== 'table' || components.validateRow === undefined) return [];
  const [head = [], ...rows] = readCells(node);
  return rows.flatMap((cells, at): Finding[] => {
    const message = components.validateRow?.(head, cells);
    const row = node.children[at + 1];
    return message === undefined || row === undefined ? [] : [{ range: toRange(row), message }];
  });
}

function readCells(table: Extract<BodyNode, { type: 'table' }>): string[][] {
  return table.children.map((row) => row.children.map((cell) => toText(cell).trim()));
}

/** Validates what could run, and the language of a block of code. */
function validateCode(node: BodyNode, { body, model: { facts } }: ContentFile): Validation {
  if (node.type === 'code') return validateLanguage(node.lang);
  if (node.type === 'mdxjsEsm') return codeMessage(node.value.slice(0, 6));
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    if (node.value.trim() === '') return 'has empty braces {}; delete them';
    if (isRemark(node.data?.estree)) return undefined;
    const start = node.position?.start.offset ?? 0;
    const before = body.slice(Math.max(0, start - 300), start);
    return {
      message: braceMessage(node.value, facts, before),
      // What stands in brackets before a setting would keep them.
      better: readSpan(before) === undefined ? toBraceRemedy(node.value, facts) : undefined,
    };
  }
  return 'url' in node && isProgram(node.url) ? programMessage(node.url) : undefined;
}

function validateLanguage(language: string | null | undefined): string | undefined {
  if (!language || lowlight.registered(language) || isFormulaLanguage(language)) return undefined;
  return `has a block of code after \`\`\`${shorten(language)}, a language that nobody knows${suggest(language, lowlight.listLanguages())}; write \`\`\`text for none`;
}

/** Validates a component or an HTML tag: whether it is allowed here, and its attributes. */
function validateElement(element: Element, file: ContentFile): Finding[] {
  const { body, model } = file;
  const range = toTagRange(element, body);
  const { name } = element;
  if (name === null) return [{ range, message: 'has an empty tag, <>…</>; delete both its parts' }];
  const schema = ownValue(model.components.schemas, name);
  if (schema === undefined && !htmlAllowed.includes(name)) {
    const better = findMisspelled(name, Object.keys(model.components.schemas));
    const fix = better === undefined ? undefined : rename(element, name, better, file);
    return [{ range, message: toUnknownMessage(name, model), fix: fix ?? toMarks(element, file) }];
  }
  const attributes = validateAttributes(element, name, schema, file);
  const shape =
    schema === undefined
      ? validateDetails(element, name, body)
      : validateShape(element, name, model);
  return shape === undefined ? attributes : [...attributes, { range, message: shape }];
}

/** Renames an opening tag and its closing tag. */
function rename(element: Element, name: string, better: string, file: ContentFile) {
  const { line, column, endLine, endColumn } = toRange(element);
  const start = onLine(line - 1, column, column + name.length);
  const end = onLine(endLine - 1, endColumn - name.length - 4, endColumn - 1);
  const closing = replaceText(file, end, `</${name}>`, `</${better}>`);
  return [...replaceText(file, start, name, better), ...closing];
}

/** Puts marks of Markdown in place of tags around words in one line, or of blocks of their own. */
function toMarks(element: Element, file: ContentFile): TextEdit[] {
  const whole = toRange(element);
  const text = textAt(file, whole);
  const start = toOffset(file, whole);
  const end = start + text.length;
  const name = element.name ?? '';
  const tag = /^<[^<>{}]*>/.exec(text)?.[0];
  const close = `</${name}>`;
  if (tag === undefined || !text.endsWith(close)) return [];
  const inner = text.slice(tag.length, -close.length);
  const isAlone =
    /(?:^|\n)$/.test(file.source.slice(0, start)) && /^(?:\r?\n|$)/.test(file.source.slice(end));
  const marks = isAlone
    ? (toBlockMarks(name, inner) ?? toLineMarks(element, inner))
    : toLineMarks(element, inner);
  if (marks === undefined) return [];
  return [
    { start, end: start + tag.length, text: marks[0] },
    { start: end - close.length, end, text: marks[1] },
  ];
}

/** What stands in front of and behind words of a sentence in place of a tag. */
function toLineMarks({ name, attributes }: Element, inner: string): [string, string] | undefined {
  const mark = htmlMarks.get(name ?? '');
  if (mark !== undefined && inner === '') return ['', ''];
  if (/\n|^\s|\s$|^$/.test(inner)) return undefined;
  if (mark !== undefined) return [mark, mark];
  const [address, more] = attributes.filter((one) => 'name' in one && one.name === 'href');
  const isPlain = address !== undefined && more === undefined && !/[[\]]/.test(inner);
  if (name !== 'a' || !isPlain || typeof address.value !== 'string') return undefined;
  return /[\s()]/.test(address.value) ? undefined : ['[', `](${address.value})`];
}

/** The same for a block of text. */
function toBlockMarks(name: string, inner: string): [string, string] | undefined {
  const level = /^h([1-4])$/.exec(name)?.[1];
  const isLine = !inner.includes('\n') && inner.trim() !== '';
  if (level !== undefined)
    return isLine ? [`${'#'.repeat(Math.max(2, Number(level)))} `, ''] : undefined;
  const isBlock = /^(?:p|div|section|article|center)$/.test(name);
  return isBlock && (isLine || /^\r?\n\s*\S[\s\S]*\n$/.test(inner)) ? ['', ''] : undefined;
}

function toUnknownMessage(name: string, { components, facts }: ContentModel): string {
  const advice = htmlAdvice.get(name.toLowerCase());
  if (advice !== undefined && name === name.toLowerCase()) {
    return `has the HTML tag <${name}>, and pages are written without HTML; ${advice}`;
  }
  const names = Object.keys(components.schemas);
  const drawn = names.filter((one) => !facts.has(one));
  const hint = didYouMean(name, names) || suggest(name, drawn);
  return `has <${name}>, but there is no such component${hint}`;
}

/** Words that a click opens: they need a line to click, and something to show. */
function validateDetails(element: Element, name: string, body: string): string | undefined {
  if (name !== 'details') return undefined;
  const { children, type } = element;
  if (type === 'mdxJsxTextElement' && !isAlone(element, body)) {
    return 'has <details> in the middle of a paragraph; write <details> and </details> on lines of their own, with an empty line above and below';
  }
  const [first, ...others] = children.filter((child) => toText(child).trim() !== '');
  const [line] = first?.type === 'paragraph' ? first.children : [first];
  if (line === undefined || !isSummary(line)) {
    return 'has <details> without a line to click; write <summary>words that say what opens</summary> below it';
  }
  if (children.flatMap(listSummaries).length > 1) {
    return 'has <details> with two lines to click; make two of it, each with its own <summary>';
  }
  if (others.length > 0) return undefined;
  return 'has <details> with nothing to open; write text between </summary> and </details>, with an empty line above and below';
}

/** Finds lines to click that open nothing. */
function validateSummaries(elements: readonly Element[], { body }: ContentFile): Finding[] {
  const details = elements.filter(({ name }) => name === 'details');
  const placed = new Set(details.flatMap(({ children }) => children.flatMap(listSummaries)));
  return elements
    .filter((element) => element.name === 'summary' && !placed.has(element))
    .map((element) => ({
      range: toTagRange(element, body),
      message:
        'has <summary> outside <details>; write <details> on a line above it, and </details> below what it opens',
    }));
}

/** The lines to click; on lines of their own, they are in a paragraph until MDX is compiled. */
function listSummaries(node: Element['children'][number]): BodyNode[] {
  return (node.type === 'paragraph' ? node.children : [node]).filter(isSummary);
}

function isSummary(node: BodyNode): boolean {
  return 'attributes' in node && node.name === 'summary';
}

/** Whether a tag that is written in one line has a paragraph of its own, which MDX drops. */
function isAlone({ position }: Element, body: string): boolean {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  return BEFORE_ALONE.test(body.slice(0, start)) && AFTER_ALONE.test(body.slice(end));
}

/** An empty line or the mark of an item, in front of which may be those of quotations. */
const BEFORE_ALONE = /(?:^\s*|\n[ \t>]*\r?\n[ \t>]*|(?:^|\n)[ \t>]*(?:[-*+]|\d+[.)])[ \t]+)$/;
const AFTER_ALONE = /^[ \t]*(?:$|\r?\n[ \t>]*(?:$|\r?\n|(?:[-*+]|\d+[.)])[ \t]))/;

function validateShape(
  { children, type, attributes }: Element,
  name: string,
  { components, facts }: ContentModel,
): string | undefined {
  if (facts.has(name)) return undefined;
  const isWidget = components.widgets.includes(name);
  const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '');
  if (isWidget && !isEmpty) {
    return `has <${name}> with words inside, which nobody would see; write <${name} … />`;
  }
  if (!isWidget && isEmpty) {
    return `has <${name}> with nothing inside; write text between <${name} …> and </${name}>`;
  }
  if (!components.blocks.includes(name)) return undefined;
  if (type === 'mdxJsxTextElement') {
    const tags = isWidget
      ? `<${name} … /> on a line of its own,`
      : `<${name} …> and </${name}> on lines of their own, each`;
    return `has <${name}> in the middle of a paragraph; write ${tags} with an empty line above and below`;
  }
  const validateTable = ownValue(components.tables, name);
  if (validateTable === undefined) return undefined;
  const table = children.find((child) => child.type === 'table');
  if (table === undefined) {
    return `has <${name}> without a table; write the table between <${name} …> and </${name}>, with an empty line above and below it: | Column | Column |, then | --- | --- |, then a line for each row`;
  }
  const rows = readCells(table);
  const props = attributes.flatMap((one) => ('name' in one ? [[one.name, one.value]] : []));
  const wrong = validateTable(Object.fromEntries(props), rows);
  return wrong && `has <${name}> ${wrong}`;
}
