import { toArticle } from './hostile-files';

/**
 * Characters that are invisible, that are control characters, or that are not characters at all.
 */
export const signs = [
  ...[0x00, 0x07, 0x08, 0x0b, 0x0c, 0x1b, 0x7f, 0x85, 0x9b],
  ...[0xad, 0x34f, 0x61c, 0x115f, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f],
  ...[0x2028, 0x2029, 0x202a, 0x202e, 0x2060, 0x2062, 0x2066, 0x2069, 0x206f, 0x2800],
  ...[0x3164, 0xfe00, 0xfeff, 0xffa0, 0xfff9, 0xfffc, 0xfdd0, 0xfffe, 0xffff],
  ...[0x1d173, 0xe0001, 0xe0041, 0xe0100, 0x1fffe, 0x10ffff],
];

/**
 * Puts a character in every place of an article that can hold one.
 * @param code its code point
 * @returns the texts, by name of the place
 */
export function hideSign(code: number): Record<string, string> {
  const sign = String.fromCodePoint(code);
  const escaped = `\\U${toHex(code).padStart(8, '0')}`;
  const ways: Record<string, string> = {
    'as it is, in a field': inTitle(`A ring ${sign}that heals`),
    'as an escape of YAML': inTitle(`"A ring ${escaped}that heals"`),
    'as an escape, in a list': toArticle('A text.').replace('[core]', `["co${escaped}re"]`),
    'as an escape, in the name of a field': inTitle(`A ring\n"na${escaped}me": a`),
    'as it is, in the text': toArticle(`A text ${sign}that hides.`),
    'as an entity, in the text': toArticle(`A text &#x${toHex(code)};that hides.`),
    'as a decimal entity, in a heading': toArticle(`## A text &#${code};that hides\n\nA text.`),
    'in an alternative text': toArticle(`![A ring &#x${toHex(code)};of ours](./ring.svg)`),
    'in a title': toArticle(`A [text](/a "A &#x${toHex(code)};title").`),
    'in an address': toArticle(`A [text](https://a.example/&#x${toHex(code)};b).`),
    'in a property': toArticle(
      `<Callout kind="note" title="A &#x${toHex(code)};ring">\n\nA text.\n\n</Callout>`,
    ),
    'in a remark': toArticle(`A text. {/* a ${sign} b */}`),
    'in code': toArticle(`\`\`\`text\na ${sign} b\n\`\`\``),
  };
  // Between these two, numeric references stand for Windows characters there, as in HTML.
  if (code >= 0x80 && code < 0xa0) delete ways['in a property'];
  return ways;
}

/** An article with another title. */
export function inTitle(value: string): string {
  return toArticle('A text.').replace(/^title: .*$/m, `title: ${value}`);
}

/** A code point in the notation of the Unicode standard. */
export function toHex(code: number): string {
  return code.toString(16).toUpperCase();
}
