import { toMore } from '../../explain/group-equal';
import type { Problem } from '../../problem';
import type { Body } from '../../read/body';
import { readBody } from '../../read/body';
import type { ContentFile } from '../../read/content-file';
import { textIndex } from '../../read/locate';
import { toPublication } from '../reference-rule';
import type { Finding } from '../rule';
import { toProblems } from '../rule';
import { isUnfinished } from '../unfinished';
import type { Misread } from './prose';

/** Of one kind so many are told one by one; more of them are told together. */
const FEW = 2;

/** What stands in a body otherwise than readers will see it, and what is not finished in it. */
export function checkProse(file: ContentFile): Problem[] {
  const body = readBody(file);
  if (body.misreads.length === 0 || !file.hasFrontmatter) return [];
  const misreads = leaveOutPainted(file, body);
  const isDraft = toPublication(file.data).draft;
  const unfinished = misreads.filter(({ kind }) => isUnfinished(kind));
  const others = misreads.filter(({ kind }) => !isUnfinished(kind));
  return [
    ...toProblems('markdown', file.path, toFindings(file, others)),
    ...toProblems('unfinished', file.path, isDraft ? [] : toFindings(file, unfinished)),
  ];
}

/** What stands on a line that MDX cannot read was painted over, and means nothing. */
function leaveOutPainted(file: ContentFile, { misreads, slips }: Body): Misread[] {
  if (slips.length === 0) return misreads;
  const { rangeOf } = textIndex(file.body);
  const lines = new Set(slips.map(({ range }) => range.line));
  return misreads.filter(({ start, end }) => !lines.has(rangeOf(start, end).line));
}

function toFindings(file: ContentFile, misreads: Misread[]): Finding[] {
  const { rangeOf } = textIndex(file.body);
  const toFinding = ({ start, end, message, isWarning = false }: Misread): Finding => ({
    range: rangeOf(start, end),
    message,
    isWarning,
  });
  const kinds = [...new Set(misreads.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const equal = misreads.filter((one) => one.kind === kind).map(toFinding);
    return equal.length > FEW ? [toGroup(equal)] : equal;
  });
}

function toGroup(equal: readonly Finding[]): Finding {
  const [first, ...others] = equal as [Finding, ...Finding[]];
  return { ...first, message: `${first.message}${toMore(others.map(({ range }) => range.line))}` };
}
