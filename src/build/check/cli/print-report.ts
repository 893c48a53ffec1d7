import { appendFile } from 'node:fs/promises';

import type { Problem } from '../problem';
import { createReport } from '../reporters/create-report';
import type { Format } from '../reporters/formats';
import { reporters } from '../reporters/formats';
import { toGitHubSummary } from '../reporters/github-summary';
import { listChangedFiles } from './changed-files';
import type { Surroundings } from './surroundings';

interface PrintCall {
  /** The project's folder. */
  root: string;
  problems: readonly Problem[];
  /** The form that was asked for; undefined prints for a terminal, and annotations in GitHub Actions. */
  format: Format | undefined;
  surroundings: Surroundings;
  print: (text: string) => void;
}

/** Prints a report in each form that its readers need, and adds to the summary of a workflow run. */
export async function printReport(call: PrintCall): Promise<void> {
  const { root, problems, surroundings, print } = call;
  const formats = chooseFormats(call.format, surroundings);
  const isForGitHub = formats.includes('github');
  const changed = isForGitHub ? await listChangedFiles(root, surroundings.baseBranch) : new Set('');
  const { isColoured, filesUrl, summaryFile } = surroundings;
  const report = {
    ...createReport(root, problems, isColoured),
    changed,
    ...(filesUrl === undefined ? {} : { filesUrl }),
  };
  for (const format of formats) print(reporters[format](report));
  if (isForGitHub && summaryFile) await appendFile(summaryFile, `${toGitHubSummary(report)}\n`);
}

function chooseFormats(format: Format | undefined, { isGitHub }: Surroundings): Format[] {
  if (format !== undefined) return [format];
  return isGitHub ? ['terminal', 'github'] : ['terminal'];
}
