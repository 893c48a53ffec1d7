/** Addresses that stay inside the drawing: a part of it, or a picture that is embedded in it. */
const INSIDE = /^(#[^\s"']+|data:image\/(png|jpeg|gif|webp|avif);base64,[\w+/=\s]*)$/;
const ADDRESSES = new Set(['href', 'src', 'base']);
const PROGRAM = /^\s*(javascript|vbscript):/i;
const REFERENCE = /url\(\s*["']?\s*([^"')]*)/gi;

/**
 * Why an attribute of a drawing, or the text of its `<style>`, must go.
 * @param name without its prefix
 * @param value with entities resolved
 * @returns undefined where it may stay
 */
export function judgeAttribute(name: string, value: string): string | undefined {
  const shown = value.trim().replace(/\s+/g, ' ').slice(0, 40);
  if (/^on/i.test(name)) {
    return `has ${name}="…", which runs a program, and pictures run none; take it out`;
  }
  // Browsers pass over control characters in addresses, so that they may hide what one is.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: see above
  const plain = value.replace(/[\u0000-\u0020]/g, '');
  if (PROGRAM.test(plain)) {
    return `has ${name}="${shown}", which runs a program, and pictures run none; take it out`;
  }
  if (ADDRESSES.has(name.toLowerCase()) && !INSIDE.test(value.trim())) {
    return `refers to "${shown}", but a drawing loads nothing; embed it, or draw it`;
  }
  return judgeStyle(value);
}

function judgeStyle(value: string): string | undefined {
  for (const [, address = ''] of value.matchAll(REFERENCE)) {
    if (INSIDE.test(address.trim())) continue;
    return `refers to "${address.trim().slice(0, 40)}", but a drawing loads nothing; embed it, or draw it`;
  }
  const loader = /@import|image-set\(|\bsrc\(/i.exec(value)?.[0];
  if (loader !== undefined) return `has ${loader}, but a drawing loads nothing; take it out`;
  // An escape spells url( or @import in letters that no pattern finds.
  const hides = value.includes('\\') && /[(@]/.test(value);
  return hides ? 'has a backslash in its style; write the letters themselves' : undefined;
}
