import type { Facts } from '#base/facts';
import { toFactLink, toNumber } from '#base/facts';
import { toBody } from '#base/frontmatter';
import { contentModel } from '#check/model/index';

const calculators = contentModel.components.calculators.map(({ name }) => name);

// Braces may be nested, as in data={[{ x: 1 }]}, up to three deep.
const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const ATTRIBUTE = String.raw`\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|${BRACES}))?`;
const TAG = String.raw`<(?<closing>\/)?(?<name>[A-Z]\w*)(?<attributes>(?:${ATTRIBUTE})*)\s*(?<end>\/?)>`;
const FENCED = '^[ \\t>]*(?<fence>`{3,}(?!`)|~{3,}(?!~))[^]*?^[ \\t>]*\\k<fence>[`~]*[ \\t]*$';
const SPAN = '(?<!`)(?<ticks>`+)(?!`)(?:(?!\\n[ \\t]*\\n)[^])*?(?<!`)\\k<ticks>(?!`)';
const NOTE = String.raw`(?<!\\)\{(?:\s*\/\*(?:(?!\*\/)[^])*\*\/)+\s*\}`;
const REMARK = `^${NOTE}[ \\t]*|(?<![ \\t])[ \\t]*${NOTE}(?=[\\s.,;:!?)]|$)|${NOTE}`;
const PART = new RegExp(`(?<code>${FENCED}|${SPAN})|${REMARK}|${TAG}`, 'gm');

/** The text that a component takes from an attribute instead of its children. */
const SPOKEN = /\b(?:title|caption|by|value)="([^"]*)"/;

/**
 * The body of an MDX file as plain Markdown: component tags are removed, but their text stays;
 * comments in braces are removed, since they are for authors. A capital letter after `<` always
 * begins a component in MDX, so no parser is needed; code is left as it is.
 * @param source the file as it is on disk
 * @param facts the values from `content/site.yaml` that tags stand for
 * @returns Markdown without frontmatter, trimmed
 */
export function toPlainMarkdown(source: string, facts: Facts): string {
  return toBody(source)
    .replace(PART, (...match) => toWords(match.at(-1), facts))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

interface Part {
  code?: string;
  name?: string;
  closing?: string;
  attributes?: string;
  end?: string;
}

function toWords(part: Part, facts: Facts): string {
  const { code, name = '', closing, attributes = '' } = part;
  if (code !== undefined) return code;
  const fact = facts.get(name);
  if (fact !== undefined) return toFactWords(part, fact);
  if (calculators.includes(name)) return toLiveWords(name, attributes);
  const spoken = SPOKEN.exec(attributes)?.[1];
  return closing === undefined && spoken !== undefined ? `**${spoken}**` : '';
}

/** A calculator as its inputs: `**Power factor**: load 800 kW, from 0.78, to 0.95`. */
function toLiveWords(name: string, attributes: string): string {
  const inputs = [...attributes.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)];
  const title = name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `**${title}**: ${inputs.map(([, input, value]) => `${input} ${value}`).join(', ')}`;
}

function toFactWords({ name = '', closing, attributes = '', end }: Part, fact: string): string {
  const link = toFactLink(name, fact);
  const words = attributes.includes('number') ? toNumber(fact) : fact;
  if (end) return link === undefined ? words : `[${words}](${link})`;
  if (link === undefined) return '';
  return closing ? `](${link})` : '[';
}
