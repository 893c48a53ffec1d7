import type { Report } from './reporter';
import { countProblems } from './reporter';

/** Every problem as JSON of a fixed shape; `version` grows when the shape changes. */
export function toJson({ problems }: Report): string {
  const report = { version: 1, problems, counts: countProblems(problems) };
  return `${JSON.stringify(report, null, 2)}\n`;
}
