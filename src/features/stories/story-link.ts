import type { StoryEntry } from '../../collections/stories/collection.ts';

/** A story as a link with its answer. */
export function toStoryLink({ title, path, solution }: StoryEntry) {
  return { name: title, path, text: solution };
}
