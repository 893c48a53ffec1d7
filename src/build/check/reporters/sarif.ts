import type { Problem } from '../problem';
import { toFingerprints } from './fingerprint';
import type { Report } from './reporter';
import { toSentence } from './reporter';
import { ruleNames, ruleTitles } from './rule-titles';

/** Every problem as SARIF 2.1.0, which code scanning and many editors read. */
export function toSarif({ problems }: Report): string {
  const fingerprints = toFingerprints(problems);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'content-check', rules: ruleNames.map(toRule) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem, index) => toResult(problem, fingerprints[index] ?? '')),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toRule(name: Problem['rule']) {
  const level = name === 'editorial' ? 'warning' : 'error';
  return {
    id: name,
    shortDescription: { text: ruleTitles[name] },
    defaultConfiguration: { level },
  };
}

function toResult(problem: Problem, fingerprint: string) {
  const { file, line, column, endLine, endColumn, rule, severity } = problem;
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  return {
    ruleId: rule,
    ruleIndex: ruleNames.indexOf(rule),
    level: severity,
    message: { text: toSentence(problem) },
    locations: [{ physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region } }],
    partialFingerprints: { 'contentCheck/v1': fingerprint },
  };
}
