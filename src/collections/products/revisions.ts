import type { ProductSheet } from './sheet';

/** A revision of a rating sheet, and what it changed. */
export type Revision = ProductSheet['earlier'][number];

/** The revisions of a rating sheet that say what they changed, newest first. */
export function listRevisions({
  revision,
  revised,
  change,
  earlier,
}: Pick<ProductSheet, 'revision' | 'revised' | 'change' | 'earlier'>): Revision[] {
  return change === undefined ? earlier : [{ revision, revised, change }, ...earlier];
}
