import { shorten, suggest } from '#base/words';
import { lowlight } from '../code-languages';
import { replace } from '../edits';
import { braceMessage, codeMessage, factIn, programMessage } from '../explain/code';
import { type Element, isProgram, isRemark } from '../guard/body-code';
import type { Finding, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { type Placed, toRange } from '../read/locate';
import { type Body, listElements, readBody } from './body';
import { judgeElement } from './mdx-elements';
import { toProblems } from './rule';

/** The language after a fence for plain text. */
const PLAIN = 'text';

/** What a body must not contain: code, unknown components, and what MDX cannot read at all. */
export function checkMdx(file: ContentFile): Problem[] {
  const body = readBody(file);
  const elements = listElements(body).flatMap((element: Element) => judgeElement(element, file));
  return toProblems('mdx', file.path, [...body.diagnostics, ...findCode(body, file), ...elements]);
}

function findCode({ pieces }: Body, file: ContentFile): Finding[] {
  const { facts } = file.model;
  const findings: Finding[] = [];
  const add = (node: Placed, message: string, better?: string) => {
    const range = toRange(node);
    findings.push({ range, message, ...(better && { fix: replace(file, range, better) }) });
  };
  const judgeLanguage = (language: string, node: Placed) => {
    if (lowlight.registered(language)) return;
    const message = `has a block of code after \`\`\`${shorten(language)}, a language that nobody knows${suggest(language, lowlight.listLanguages())}; write \`\`\`${PLAIN} for none`;
    add(node, message);
  };
  for (const node of pieces) {
    if (node.type === 'code' && node.lang) judgeLanguage(node.lang, node);
    if (node.type === 'mdxjsEsm') add(node, codeMessage(node.value.slice(0, 6)));
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const isSilent = node.value.trim() !== '' && isRemark(node.data?.estree);
      const isEmpty = node.value.trim() === '';
      if (isEmpty) add(node, 'has empty braces {}; delete them');
      else if (!isSilent) add(node, braceMessage(node.value, facts), factIn(node.value, facts));
    }
    const url = 'url' in node && typeof node.url === 'string' ? node.url : '';
    if (isProgram(url)) add(node, programMessage(url));
  }
  return findings;
}

/** Mistakes that make a file, or its YAML part, unreadable. */
export function checkYaml(file: ContentFile): Problem[] {
  return toProblems('yaml', file.path, file.diagnostics);
}
