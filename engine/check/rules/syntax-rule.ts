import { bundledLanguages } from 'shiki/langs';
import type { FactPaths } from '#base/facts';
import { shorten, suggest } from '#base/words';
import { toBraceMessage, toCodeMessage, toProgramMessage } from '../explain/mdx-diagnostics';
import type { Element } from '../guard/body-code';
import { isProgram, isRemark } from '../guard/body-code';
import type { Problem } from '../problem';
import type { Body } from '../read/body';
import { listElements, readBody } from '../read/body';
import type { ContentFile } from '../read/content-file';
import type { Placed } from '../read/locate';
import { toRange } from '../read/locate';
import { judgeElement } from './mdx-elements';
import type { Finding } from './rule';
import { toProblems } from './rule';

/** What stands behind a fence whose code is in no language. */
const PLAIN = 'text';
const languages = Object.keys(bundledLanguages);

/** What a body may not hold: program code, unknown components, and what MDX cannot read at all. */
export function checkMdx(file: ContentFile): Problem[] {
  const body = readBody(file);
  const elements = listElements(body).flatMap((element: Element) => judgeElement(element, file));
  return toProblems('mdx', file.path, [
    ...body.diagnostics,
    ...findCode(body, file.model.facts),
    ...elements,
  ]);
}

function findCode({ pieces }: Body, facts: FactPaths): Finding[] {
  const findings: Finding[] = [];
  const add = (node: Placed, message: string) => findings.push({ range: toRange(node), message });
  const judgeLanguage = (language: string, node: Placed) => {
    if (language === PLAIN || languages.includes(language)) return;
    const message = `has a block of code after \`\`\`${shorten(language)}, a language that nobody knows${suggest(language, languages)}; write \`\`\`${PLAIN} for none`;
    add(node, message);
  };
  for (const node of pieces) {
    if (node.type === 'code' && node.lang) judgeLanguage(node.lang, node);
    if (node.type === 'mdxjsEsm') add(node, toCodeMessage(node.value.slice(0, 6)));
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const isSilent = node.value.trim() !== '' && isRemark(node.data?.estree);
      if (!isSilent) add(node, toExpressionMessage(node.value, facts));
    }
    const url = 'url' in node && typeof node.url === 'string' ? node.url : '';
    if (isProgram(url)) add(node, toProgramMessage(url));
  }
  return findings;
}

function toExpressionMessage(code: string, facts: FactPaths): string {
  return code.trim() === '' ? 'has empty braces {}; delete them' : toBraceMessage(code, facts);
}

/** Mistakes that make a file, or its YAML part, unreadable. */
export function checkYaml(file: ContentFile): Problem[] {
  const findings = file.diagnostics.map(({ field, message, ...range }) => ({
    range,
    field,
    message,
  }));
  return toProblems('yaml', file.path, findings);
}
