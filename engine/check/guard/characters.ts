/**
 * What none of our texts may contain: control characters other than line breaks and tabs,
 * invisible characters (Unicode's Default_Ignorable_Code_Point), lone surrogates, and
 * noncharacters. Variation selectors may follow a pictograph; no script has more than four marks on
 * one letter.
 */
const UNSAFE =
  /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800\uFFFC\uFFFD]|(?<!\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?![\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}|(?<=\p{M}{4})\p{M}+/gu;

const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** The characters of a text that deceive readers or break its output, each with its name. */
export function findUnsafe(text: string, pattern = UNSAFE) {
  return [...text.matchAll(pattern)].map(({ 0: sign, index }) => ({
    index,
    sign,
    name: nameOf(sign),
  }));
}

/** As `findUnsafe`, for a file name, which must not contain line breaks or tabs either. */
export function findUnsafeInName(name: string) {
  return [...findUnsafe(name, /[\n\t]/g), ...findUnsafe(name)];
}

/** The same text with such characters replaced by as many spaces. */
export function blankUnsafe(text: string): string {
  return text.replace(UNSAFE, (sign) => ' '.repeat(sign.length));
}

function nameOf(sign: string): string {
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (TURNING.test(sign)) {
    return `${code}, an invisible character that turns text around, so that it reads differently from what it is`;
  }
  if (sign === '\uFFFD') return `${code}, which stands for a character that cannot be read`;
  if (/[\p{Cs}\p{Noncharacter_Code_Point}]/u.test(sign)) return `${code}, which is no character`;
  if (/^\p{M}/u.test(sign)) return `${code}, one of more marks than a letter has`;
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(sign)) return `${code}, a control character`;
  return `${code}, an invisible character`;
}
