/** A formula, or code, in which dollar signs are no formula. */
const FORMULA = /(`+)(?:(?!\1)[\s\S])*?\1|\$\$(?:(?!\$\$)[\s\S])+\$\$/g;

/** What forms escape in any text; in a formula, a backslash makes another sign of it. */
const ESCAPED = /\\([*~`])/g;

/**
 * A text whose new formulas say what was typed: forms escape the signs of Markdown in them, too. An
 * author who writes such a backslash in a formula means it.
 * @param source the text before it was edited, whose formulas stay as they are
 */
export function plainFormulas(source: string, text: string): string {
  const isMeant = (source.match(FORMULA) ?? []).some((one) => one !== toPlain(one));
  return isMeant ? text : text.replace(FORMULA, toPlain);
}

function toPlain(formula: string): string {
  return formula.startsWith('$$') ? formula.replace(ESCAPED, '$1') : formula;
}
