/** Plain text as Markdown that reads the same: no link, mark or tag begins in it. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*[\]<]/g, '\\$&');
}

/** A heading of the second or third rank, followed by what belongs to it; empty parts are dropped. */
export function section(title: string, ...blocks: string[]): string {
  return joinBlocks(`## ${escapeMarkdown(title)}`, ...blocks);
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

/** A list of links, each with a sentence; both are plain text. */
export function linkList(links: Linked[]): string {
  return list(
    links.map(
      ({ name, path, text }) => `[${escapeMarkdown(name)}](${path}): ${escapeMarkdown(text)}`,
    ),
  );
}

/** A table, its first row the head; cells may hold links. */
export function table(rows: string[][]): string {
  const lines = rows.map((cells) => `| ${cells.map(toCell).join(' | ')} |`);
  const [head = '', ...others] = lines;
  return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...others].join('\n');
}

function toCell(text: string): string {
  return text.replace(/\|/g, '\\|');
}

/** A list of labels with their values. */
export function facts(pairs: { label: string; value: string }[]): string {
  return list(pairs.map(({ label, value }) => `**${label}**: ${value}`));
}

/** Figures with what they count, as a list. */
export function figureList(figures: { value: string; label: string }[]): string {
  return list(figures.map(({ value, label }) => `${value} ${label}`));
}

/** Values with what they mean, as a list. */
export function valueList(values: { title: string; text: string }[]): string {
  return facts(values.map(({ title, text }) => ({ label: title, value: text })));
}

/** What keeps a name from being called and an address from becoming a link, and takes no room. */
export const GAP = '\u200b';

/** Text from anybody that Markdown and HTML take for nothing but text: no tag, link, mention or end of a cell. */
export function toPlainText(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/[\\`*_[\]|~$]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/@(?=\S)|#(?=\d)|:(?=\/\/)|\bwww(?=\.)/gi, `$&${GAP}`);
}
