import type { ContentFile } from './content-file';
import type { Problem } from './problem';
import { toProblems } from './rule';

/** Slips that make a file, or its YAML part, unreadable. */
export function checkYaml(file: ContentFile): Problem[] {
  const findings = file.slips.map(({ field, message, ...range }) => ({ range, field, message }));
  return toProblems('yaml', file.path, findings);
}
