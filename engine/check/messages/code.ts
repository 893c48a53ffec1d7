import type { FactPaths } from '../model/facts.ts';
import { shorten } from '../wording/words.ts';

/** What to say about program code at the beginning of a line. */
export function codeMessage(word: string): string {
  return `has a line of program code, "${word} …"; delete it: components can be used without it`;
}

/** A command of LaTeX, or the sign of a power or an index, in front of its braces. */
const FORMULA = /(?:\\[A-Za-z]{1,20}(?:\{[^{}]{0,80}\}){0,3}|[\^_])$/;

/**
 * What to say about braces that are not empty; a fact of the site has its own tag.
 * @param before what stands in front of them
 */
export function braceMessage(code: string, facts: FactPaths, before: string): string {
  const text = shorten(code.trim());
  const fact = factIn(code, facts);
  const [command] = FORMULA.exec(before.slice(-300)) ?? [];
  if (command !== undefined) {
    return `has "${shorten(`${command}{${text}}`)}", a formula of LaTeX; write it between two dollar signs each: $$…$$`;
  }
  if (isSetting(code)) {
    return `has {${text}}, a setting of another program, which does nothing here; delete it, braces and all`;
  }
  const name = COMMANDS.find(([pattern]) => pattern.test(code.trim()))?.[1];
  if (fact === undefined && name !== undefined) {
    return `has {${text}}, ${name}, which does nothing here; delete it, and write what it stands for`;
  }
  return fact === undefined
    ? `has {${text}}, and whatever stands in braces runs as program code; delete the braces, or write \\{${text.replace(/[{}]/g, '\\$&')}\\} where readers should see them`
    : `has {${text}}; write ${fact} for what content/site.yaml says`;
}

/** What another program sets: `#anchor`, `.wide`, `width=50%`, `width="6 in"`. */
const SETTING = String.raw`(?:[#.][\w:.-]+|[\w-]+=(?:"[^"{}]*"|[^\s"{}]+))`;
const SETTINGS = new RegExp(
  String.raw`^[#.:]?[\w-]+=\S*$|^[#.:][^\s{}]+$|^(?::\s+)?${SETTING}(?:\s+${SETTING})*$`,
);

/** Whether braces hold what another program sets: `{#anchor}`, `{.wide}`, `{: .lead}`. */
function isSetting(code: string): boolean {
  return SETTINGS.test(code.trim());
}

/** What only the program that made a text understands between braces. */
const COMMANDS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [
    /^(?:REF|PAGEREF|HYPERLINK|SEQ|TOC|PAGE|XE|CITATION|MERGEFIELD|INCLUDEPICTURE)\b/,
    'a field of Word',
  ],
  [/^(?:%[\s\S]*%|\{[<%][\s\S]*[>%]\})$/, 'a command of Hugo or Jekyll'],
  [
    /^(?:info|note|tip|warning|panel|code|noformat|quote|color|expand|toc)(?::[^{}]*)?$/,
    'a macro of Confluence',
  ],
];

/** Words in brackets in front of braces, as Pandoc writes `[words]{.underline}`; undefined if there are none. */
export function readSpan(before: string): { span: string; text: string } | undefined {
  const [span, text = ''] = /(?<![\p{L}\p{N}_\])!])\[([^[\]\n]*)\]$/u.exec(before) ?? [];
  return span === undefined ? undefined : { span, text };
}

/** What stands for braces that hold no remark: a fact, nothing, or undefined if it is unclear. */
export function toBraceRemedy(code: string, facts: FactPaths): string | undefined {
  return isSetting(code) ? '' : factIn(code, facts);
}

/** The tag of the fact that braces name; undefined if they name none. */
function factIn(code: string, facts: FactPaths): string | undefined {
  const name = /^\{?\s*(?:\w+\.)*(\w+)\s*\}?$/.exec(code.trim())?.[1]?.toLowerCase();
  const fact = [...facts.keys()].find((one) => one.toLowerCase() === name);
  return fact && `<${fact} />`;
}

/** What to say about an address that runs code or contains a file. */
export function programMessage(address: string): string {
  if (/^\s*data:image/i.test(address)) {
    return 'has a picture inside its text, as Google Docs exports it; save the picture beside this file, write ![what it shows](./name.png) where it belongs, and delete this one';
  }
  const scheme = /^\s*(\w+):/.exec(address)?.[1]?.toLowerCase() ?? 'data';
  return scheme === 'data'
    ? 'has an address that begins with data:, a file inside the text; save it as a file in public/ and write its name: /name.svg'
    : `has an address that begins with ${scheme}:, which runs program code; write the address of a page: /path or https://…`;
}
