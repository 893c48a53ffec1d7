/** What Word's font Symbol draws at the letters of the keyboard: Greek ones. */
const LETTERS =
  'Α Β Χ Δ Ε Φ Γ Η Ι ϑ Κ Λ Μ Ν Ο Π Θ Ρ Σ Τ Υ ς Ω Ξ Ψ Ζ α β χ δ ε φ γ η ι ϕ κ λ μ ν ο π θ ρ σ τ υ ϖ ω ξ ψ ζ'.split(
    ' ',
  );

/** What it draws at other places, and what an arrow of Word's correction is. */
const OTHERS: Readonly<Record<number, string>> = {
  163: '≤',
  165: '∞',
  174: '→',
  176: '°',
  177: '±',
  179: '≥',
  180: '×',
  184: '÷',
  185: '≠',
  187: '≈',
  214: '√',
  215: '·',
  224: '→',
  242: '∫',
  229: '∑',
};

/** The sign that a private character of the font Symbol stands for; undefined if it is unknown. */
export function fromSymbolFont(sign: string): string | undefined {
  const code = (sign.codePointAt(0) ?? 0) - 0xf000;
  const letter = /^[A-Za-z]$/.test(String.fromCharCode(code)) ? code : undefined;
  if (letter === undefined) return OTHERS[code];
  return LETTERS[letter < 97 ? letter - 65 : letter - 97 + 26];
}
