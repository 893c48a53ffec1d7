import { toProblemSentence } from '../problems';
import type { Problem, ProblemChange } from '../review-data';
import { toCount } from '../review-data';

/** What the check says: new, mended and as before. */
export function Problems({ problems: { fresh, mended, old } }: { problems: ProblemChange }) {
  const blocking = fresh.filter(({ severity }) => severity === 'error');
  const warnings = fresh.filter(({ severity }) => severity === 'warning');
  return (
    <>
      <ProblemNotes problems={blocking} name="New, and blocks" kind="callout--trip" />
      <ProblemNotes problems={warnings} name="New warning" />
      <ProblemNotes problems={mended} name="Mended" kind="callout--mended" />
      {old.length > 0 && (
        <details>
          <summary>{toCount(old.length, 'problem')} as before</summary>
          <ProblemNotes problems={old} name="As before" />
        </details>
      )}
    </>
  );
}

interface ProblemNotesProps {
  problems: readonly Problem[];
  /** What they are to the change. */
  name: string;
  kind?: string;
}

function ProblemNotes({ problems, name, kind }: ProblemNotesProps) {
  return problems.map((problem) => (
    <div key={JSON.stringify(problem)} className={kind ? `callout ${kind}` : 'callout'}>
      <b>
        {name}: {problem.file}, line {problem.line}
      </b>
      <p>{toProblemSentence(problem)}</p>
    </div>
  ));
}
