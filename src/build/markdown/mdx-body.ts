const FRONTMATTER = /^---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m;

// Braces may stand in braces twice, as in data={[{ x: 1 }]}.
const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const ATTRIBUTE = String.raw`\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|${BRACES}))?`;
const TAG = String.raw`<(?<closing>\/)?(?<name>[A-Z]\w*)(?<attributes>(?:${ATTRIBUTE})*)\s*\/?>`;
const CODE = '^```[^]*?^```[^\\n]*$|`[^`\\n]*`';
const PART = new RegExp(`(?<code>${CODE})|${TAG}`, 'gm');

/** What a component says by its attributes and not by its children. */
const SPOKEN = /\b(?:title|caption|by)="([^"]*)"/;

/**
 * The body of an MDX file as plain Markdown: components are taken out, their words stay. A capital
 * letter after `<` always begins a component in MDX, so no parser is needed; code is left as it is.
 * @param source the file as it stands on disk
 * @returns Markdown without frontmatter, without spaces at its ends
 */
export function toPlainMarkdown(source: string): string {
  return source
    .replace(FRONTMATTER, '')
    .replace(PART, (...match) => toWords(match.at(-1)))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

interface Part {
  code?: string;
  closing?: string;
  attributes?: string;
}

function toWords({ code, closing, attributes = '' }: Part): string {
  if (code !== undefined) return code;
  const spoken = SPOKEN.exec(attributes)?.[1];
  return closing === undefined && spoken !== undefined ? `**${spoken}**` : '';
}
