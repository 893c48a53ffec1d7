import type { JobEntry } from './collection';

/** A position as a link with its facts. */
export function toJobLink({ title, path, department, location, type }: JobEntry) {
  return { name: title, path, text: `${department}, ${location}, ${type}` };
}
