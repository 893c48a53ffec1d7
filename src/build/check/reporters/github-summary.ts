import type { Problem } from '../problem';
import { toUrgentFirst } from './github';
import type { Report } from './reporter';
import { groupByFile, toCount, toSentence } from './reporter';

/** How many problems a summary lists; GitHub refuses more than 1 MB of text. */
const LIMIT = 500;

/** All problems as Markdown for the summary of a workflow run, by file, each linked to its line. */
export function toGitHubSummary({ problems, changed, filesUrl }: Report): string {
  if (problems.length === 0) return '## Content check\n\nAll content is valid.\n';
  const shown = toUrgentFirst(problems, changed).slice(0, LIMIT);
  const rest = problems.length - shown.length;
  const files = groupByFile(shown).flatMap(([file, found]) => [
    `### ${toMarkdownText(file)}`,
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
      : `[${line}](${filesUrl}/${encodeURI(file)}?plain=1#L${line})`;
  const lead = severity === 'warning' ? '**Warning:** ' : '';
  return `| ${place} | ${lead}${toMarkdownText(toSentence(problem))} |`;
}

/** Text that Markdown takes for nothing but text. */
function toMarkdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]|~#]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('@', '&#64;');
}
