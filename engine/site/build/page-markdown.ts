import { stringify } from 'yaml';
import { type Facts, toFactLink, toNumber } from '#base/facts';
import { toBody } from '#base/frontmatter';
import { raw } from '#base/markdown';
import { printMarkdown } from '#base/print-markdown';
import type { LoadedPage } from '../define/page';
import type { SiteData } from '../define/site-data';

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

/** A picture beside the file: its label and its name. */
const PICTURE = /(!\[[^\]\n]*\]\()\.\/([\w.-]+)/g;

/**
 * The Markdown version of a page, for programs that read text.
 * @param prose its prose as Markdown; empty if it has none
 * @returns a document whose frontmatter names title, description and address
 */
export function toPageMarkdown(
  { page, toMarkdown }: LoadedPage,
  prose: string,
  siteData: SiteData,
): string {
  const { title, description } = page.head;
  const url = siteData.origin + page.path;
  const frontmatter = `---\n${stringify({ title, description, url }, { lineWidth: 0 })}---`;
  return printMarkdown(raw(frontmatter), toMarkdown(raw(prose), siteData));
}

/**
 * The body of an MDX file as plain Markdown: component tags are removed, but their text stays;
 * comments in braces are removed, since they are for authors. A capital letter after `<` always
 * begins a component in MDX, so no parser is needed; code is left as it is.
 * @param source the file as it is on disk
 * @param calculators the tags of calculators
 * @param facts the values from `content/site.yaml` that tags stand for
 * @param addressOf the address at which a picture beside the file is served, by its name
 * @returns Markdown without frontmatter, trimmed
 */
export function toProse(
  source: string,
  calculators: readonly string[],
  facts: Facts,
  addressOf: (name: string) => string | undefined,
): string {
  return toBody(source)
    .replace(PART, (...match) => toWords(match.at(-1), calculators, facts))
    .replace(PICTURE, (whole, start: string, name: string) => {
      const address = addressOf(name);
      return address === undefined ? whole : start + address;
    })
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

function toWords(part: Part, calculators: readonly string[], facts: Facts): string {
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
