/** A story as a link with its answer. */
export function toStoryLink(story: { title: string; path: string; solution: string }) {
  return { name: story.title, path: story.path, text: story.solution };
}
