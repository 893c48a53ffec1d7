import type { Starter } from '../definitions';
import { WRITE_HERE } from '../starter-sentences';

/** The text of a new entry: a sentence that says what belongs there, and the usual headings. */
export function toStarterBody({ sentence, headings }: Starter): string {
  const sections = headings.map((heading) => `## ${heading}\n\n${WRITE_HERE}\n`);
  return [`${sentence}\n`, ...sections].join('\n');
}
