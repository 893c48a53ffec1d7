import temml from 'temml';

/** A formula as MathML, or why it is none. */
type Formula = { markup: string } | { failure: string };

/** What a page has no place for: macros, colors, frames, links, and numbers of formulas. */
const REFUSED =
  /\\(?:[exg]?def|let|(?:re)?newcommand|providecommand|futurelet|(?:text|define|f)?color(?:box)?|[fbv]?box|boxed|[bx]?cancel(?:to)?|sout|enclose|rule|href|url|includegraphics|tag|label|(?:eq)?ref|class|id|style|data)(?![A-Za-z])/;

/** Longer ones are no formula but a chapter; the reader of formulas takes a millisecond for each. */
const LONGEST = 2000;

/**
 * Reads a formula in LaTeX.
 * @param isBlock whether it stands on lines of its own
 * @returns MathML, which may have style attributes, or what is wrong in words for its author
 */
export function readFormula(tex: string, isBlock: boolean): Formula {
  if (tex.trim() === '') return { failure: 'is empty; write the formula between the signs' };
  if (tex.length > LONGEST) return { failure: `has more than ${LONGEST} characters; part it` };
  const [refused] = REFUSED.exec(tex) ?? [];
  if (refused) return { failure: `has ${refused}, which pages do not draw; leave it out` };
  try {
    // Macros are an object of its own each time: the library would keep what a formula defines.
    const options = { displayMode: isBlock, throwOnError: true, macros: {}, maxExpand: 200 };
    return { markup: temml.renderToString(tex, { ...options, wrap: isBlock ? 'none' : 'tex' }) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [what = ''] = error.message.split(/ at (?:position \d|end of input)/);
    return { failure: `cannot be drawn: ${what.trim()}; correct it` };
  }
}
