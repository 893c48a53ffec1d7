import type { EntryTemplate } from './definitions.ts';

/** The text below each heading of a new entry. */
export const WRITE_HERE = 'Write here.';

/** What a field of a new entry begins with. */
export const TO_DO = 'To do:';

/** The text of a new entry: a sentence that says what belongs there, and the usual headings. */
export function toTemplateBody({ sentence, headings }: EntryTemplate): string {
  const sections = headings.map((heading) => `## ${heading}\n\n${WRITE_HERE}\n`);
  return [`${sentence}\n`, ...sections].join('\n');
}
