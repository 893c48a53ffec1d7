import { toFingerprints } from './fingerprint';
import type { Report } from './reporter';
import { toSentence } from './reporter';

/** Every problem as GitLab's Code Quality report, which merge requests show beside the change. */
export function toGitLab({ problems }: Report): string {
  const fingerprints = toFingerprints(problems);
  const issues = problems.map((problem, index) => ({
    description: toSentence(problem),
    check_name: `content/${problem.rule}`,
    fingerprint: fingerprints[index],
    severity: problem.severity === 'error' ? 'major' : 'minor',
    location: { path: problem.file, lines: { begin: problem.line, end: problem.endLine } },
  }));
  return `${JSON.stringify(issues, null, 2)}\n`;
}
