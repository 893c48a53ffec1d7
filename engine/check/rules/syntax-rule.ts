import type { FactPaths } from '#base/facts';
import { didYouMean, findMisspelled, shorten, suggest } from '#base/words';
import { lowlight } from '../code-languages';
import { replace, replaceWord } from '../edits';
import { braceMessage, codeMessage, factIn, programMessage } from '../explain/code';
import { htmlAdvice } from '../explain/html-advice';
import { type Element, htmlAllowed, isProgram, isRemark, type Piece } from '../guard/body-code';
import type { Finding, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import { onLine, toRange, toTagRange } from '../read/locate';
import { listElements, readBody } from './body';
import { judgeChart } from './chart-rule';
import { judgeAttributes } from './mdx-attributes';
import { toProblems, toVerdict, type Verdict } from './rule';

/** Mistakes that make a file, or its YAML part, unreadable. */
export function checkYaml(file: ContentFile): Problem[] {
  return toProblems('yaml', file.path, file.diagnostics);
}

/** What a body must not contain: code, unknown components, and what MDX cannot read at all. */
export function checkMdx(file: ContentFile): Problem[] {
  const body = readBody(file);
  const code = body.pieces.flatMap((piece): Finding[] => {
    const verdict = judgeCode(piece, file.model.facts);
    if (verdict === undefined) return [];
    const range = toRange(piece);
    const fix = verdict.better === undefined ? [] : replace(file, range, verdict.better);
    return [{ range, message: verdict.message, fix }];
  });
  const elements = listElements(body).flatMap((element) => judgeElement(element, file));
  return toProblems('mdx', file.path, [...body.diagnostics, ...code, ...elements]);
}

/** Judges what could run, and the language of a block of code. */
function judgeCode(piece: Piece, facts: FactPaths): Verdict | undefined {
  if (piece.type === 'code') return toVerdict(judgeLanguage(piece.lang));
  if (piece.type === 'mdxjsEsm') return { message: codeMessage(piece.value.slice(0, 6)) };
  if (piece.type === 'mdxFlowExpression' || piece.type === 'mdxTextExpression') {
    if (piece.value.trim() === '') return { message: 'has empty braces {}; delete them' };
    if (isRemark(piece.data?.estree)) return undefined;
    return { message: braceMessage(piece.value, facts), better: factIn(piece.value, facts) };
  }
  return 'url' in piece && isProgram(piece.url)
    ? { message: programMessage(piece.url) }
    : undefined;
}

function judgeLanguage(language: string | null | undefined): string | undefined {
  if (!language || lowlight.registered(language)) return undefined;
  return `has a block of code after \`\`\`${shorten(language)}, a language that nobody knows${suggest(language, lowlight.listLanguages())}; write \`\`\`text for none`;
}

/** Judges a component or an HTML tag: whether it is allowed here, and its attributes. */
function judgeElement(element: Element, file: ContentFile): Finding[] {
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
function rename(element: Element, name: string, better: string, file: ContentFile) {
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
  const isCalculator = components.calculators.some((one) => one.name === name);
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
