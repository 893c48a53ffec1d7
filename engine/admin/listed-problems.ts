import { createReport, Problem, toBlock } from '#check';
import { toChanges } from '#check/read/edits';
import { splitFrontmatter } from '#check/read/split-frontmatter';

/** A problem of the check, for the box beside the forms. */
export interface ListedProblem {
  /** The file, relative to the project's folder. */
  file: string;
  /** Its field, `body` for the text below the fields; empty if it is about the file. */
  field: string;
  /** The sentence, and its place. */
  text: string;
  /** What fixing it would change, in words; empty if there is no one right answer. */
  changes: string[];
}

/** Problems as the box beside the forms lists them. */
export function listProblems(root: string, problems: readonly Problem[]): ListedProblem[] {
  const report = createReport(root, problems);
  return problems.map((problem) => {
    const { file, field, line, fix = [] } = problem;
    const source = report.sourceOf(file) ?? '';
    const body = file.endsWith('.mdx') ? splitFrontmatter(source)?.body : undefined;
    const head = source.slice(0, source.length - (body?.length ?? 0)).split('\n').length - 1;
    const isInBody = field === '' && body !== undefined && line > head;
    // Beside a form, nobody needs the lines of the file.
    const text = toBlock(withoutFix(problem), report, { isFramed: false }).join('\n');
    const changes = toChanges(source, fix).map(({ what }) => what);
    return { file, field: isInBody ? 'body' : field, text, changes };
  });
}

/** The report of a terminal names the command that fixes it; beside a form there is a button. */
function withoutFix(problem: Problem): Problem {
  const { fix: _, ...facts } = problem.toJSON();
  return new Problem(facts);
}
