/** A heading of the second or third rank, followed by what belongs to it; empty parts are dropped. */
export function section(title: string, ...blocks: string[]): string {
  return joinBlocks(`## ${title}`, ...blocks);
}

/** Blocks with an empty line between them; empty ones are dropped. */
export function joinBlocks(...blocks: string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** A list, one point a line; empty for no points. */
export function list(points: string[]): string {
  return points.map((point) => `- ${point}`).join('\n');
}

interface Linked {
  /** The words of the link. */
  name: string;
  path: string;
  /** What stands after it. */
  text: string;
}

/** A list of links, each with a sentence. */
export function linkList(links: Linked[]): string {
  return list(links.map(({ name, path, text }) => `[${name}](${path}): ${text}`));
}

/** A list of labels with their values. */
export function facts(pairs: { label: string; value: string }[]): string {
  return list(pairs.map(({ label, value }) => `**${label}**: ${value}`));
}
