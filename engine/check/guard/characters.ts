/**
 * A whole sign of emoji, which invisible characters may join: pictographs with their look, color of
 * skin and joiners, keycaps, and the flags of England, Scotland and Wales, which are spelled with
 * invisible letters (UTS 51).
 */
const EMOJI = [
  String.raw`\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
  String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*`,
  String.raw`[\d#*]\uFE0F\u20E3`,
].join('|');

/**
 * What none of our texts may contain: control characters other than line breaks and tabs,
 * invisible characters (Unicode's Default_Ignorable_Code_Point), lone surrogates, and
 * noncharacters. No script has more than four marks on one letter.
 */
const UNSAFE = String.raw`(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800\uFFFC\uFFFD]|\p{Default_Ignorable_Code_Point}|(?<=\p{M}{4})\p{M}+`;

/** Whole signs of emoji, and all that is unsafe outside of them. */
const SIGNS = new RegExp(`${EMOJI}|(?<unsafe>${UNSAFE})`, 'gu');

const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** The characters of a text that deceive readers or break its output, each with its name. */
export function findUnsafe(text: string) {
  return [...text.matchAll(SIGNS)].flatMap(({ groups, index }) => {
    const sign = groups?.unsafe;
    return sign === undefined ? [] : [{ index, sign, name: nameOf(sign) }];
  });
}

/** As `findUnsafe`, for a file name, which must not contain line breaks or tabs either. */
export function findUnsafeInName(name: string) {
  const breaks = [...name.matchAll(/[\n\t]/g)].map(({ 0: sign, index }) => {
    return { index, sign, name: nameOf(sign) };
  });
  return [...breaks, ...findUnsafe(name)];
}

/** Soft hyphens, and spaces and joiners without a width: a text reads the same without them. */
const IDLE = /^[\u00AD\u200B\u2060\uFEFF]$/;

/** Whether an unsafe character can be deleted without changing what readers see. */
export function isIdle(sign: string): boolean {
  return IDLE.test(sign);
}

/** The same text with such characters replaced by as many spaces. */
export function blankUnsafe(text: string): string {
  return text.replace(SIGNS, (sign, unsafe?: string) => (unsafe ? ' '.repeat(sign.length) : sign));
}

/** The number of a character as Unicode writes it, such as `U+200B`. */
export function codeOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function nameOf(sign: string): string {
  const code = codeOf(sign);
  if (TURNING.test(sign)) {
    return `${code}, an invisible character that turns text around, so that it reads differently from what it is`;
  }
  if (sign === '\uFFFD') return `${code}, which stands for a character that cannot be read`;
  if (/[\p{Cs}\p{Noncharacter_Code_Point}]/u.test(sign)) return `${code}, which is no character`;
  if (/^(?!\p{Default_Ignorable_Code_Point})\p{M}/u.test(sign))
    return `${code}, one of more marks than a letter has`;
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(sign)) return `${code}, a control character`;
  return `${code}, an invisible character`;
}
