import { toPlainText } from '#base/markdown';
import type { Problem, RuleName } from '../problem';
import type { Report } from './reporter';
import { groupByFile, toCount, toSentence } from './reporter';

/** What each rule looks after, in a few words for people who did not write it. */
const ruleTitles: Record<RuleName, string> = {
  yaml: 'The fields cannot be read',
  schema: 'A field does not fit',
  reference: 'A reference leads nowhere',
  image: 'A picture does not fit',
  link: 'A link leads nowhere',
  mdx: 'The text cannot be read',
  markdown: 'Markdown did not take',
  unfinished: 'Text is not finished',
  fact: 'A fact is said twice',
  editorial: 'A matter of style',
  collection: 'A collection does not fit',
  redirect: 'A redirect does not fit',
  safety: 'A file is not safe to build',
};

/**
 * Every problem as an annotation of GitHub Actions, one a line. A step shows only ten of each
 * severity, so the files that the branch changes come first, and errors before warnings.
 */
export function toGitHub({ problems, changed }: Report): string {
  return toUrgentFirst(problems, changed).map(toAnnotation).join('');
}

/** Problems in the order in which a reader should see them where not all are shown. */
function toUrgentFirst(problems: readonly Problem[], changed: ReadonlySet<string>): Problem[] {
  const rank = ({ file, severity }: Problem) =>
    (changed.has(file) ? 0 : 2) + (severity === 'error' ? 0 : 1);
  return problems.toSorted((a, b) => rank(a) - rank(b));
}

function toAnnotation(problem: Problem): string {
  const properties = Object.entries({ ...toPlace(problem), title: ruleTitles[problem.rule] })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${problem.severity} ${properties}::${escapeData(toSentence(problem))}\n`;
}

/** GitHub counts the last character in, and takes columns only where all is on one line. */
function toPlace({ file, line, column, endLine, endColumn }: Problem) {
  if (endLine > line) return { file, line, endLine };
  return { file, line, endLine, col: column, endColumn: Math.max(column, endColumn - 1) };
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** How many problems a summary lists; GitHub refuses more than 1 MB of text. */
const LIMIT = 500;

/** All problems as Markdown for the summary of a workflow run, by file, each linked to its line. */
export function toGitHubSummary({ problems, changed, filesUrl }: Report): string {
  if (problems.length === 0) return '## Content check\n\nAll content is valid.\n';
  const shown = toUrgentFirst(problems, changed).slice(0, LIMIT);
  const rest = problems.length - shown.length;
  const files = groupByFile(shown).flatMap(([file, found]) => [
    `### ${toPlainText(file)}`,
    '',
    '| Line | Problem |',
    '| ---: | :--- |',
    ...found.map((problem) => toRow(problem, filesUrl)),
    '',
  ]);
  const more = rest > 0 ? [`And ${rest} more: run \`npm run check\` to see all.`, ''] : [];
  return ['## Content check', '', `${toCount(problems)}.`, '', ...files, ...more].join('\n');
}

function toRow(problem: Problem, filesUrl: string | undefined): string {
  const { file, line, severity } = problem;
  const place =
    filesUrl === undefined
      ? String(line)
      : `[${line}](${filesUrl}/${encodeURI(file.replace(/\p{Cs}/gu, '\uFFFD'))}?plain=1#L${line})`;
  const lead = severity === 'warning' ? '**Warning:** ' : '';
  return `| ${place} | ${lead}${toPlainText(toSentence(problem))} |`;
}
