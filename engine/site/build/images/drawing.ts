import type { Picture } from '../../define/picture';

const PUBLIC = /^public(?=\/)/;

/**
 * Describes a drawing. One in `public/` already has an address, and is shown as it is; all others
 * are embedded with `<use>`, so that they take the colors of the page.
 * @param file its path below the project's folder
 * @param src the address of one that is embedded
 * @returns what pages need besides its alt text
 * @throws if one to embed has no view box or no id; the content check has reported this before
 */
export function describeDrawing(svg: string, file: string, src: string): Omit<Picture, 'alt'> {
  const [box, width, height] = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg) ?? [];
  const field = { width: Number(width ?? 0), height: Number(height ?? 0) };
  if (PUBLIC.test(file)) return { src: file.replace(PUBLIC, ''), ...field, drawing: false };
  if (box === undefined) throw new Error(`${file}: the drawing needs a viewBox that starts at 0 0`);
  if (!svg.includes('id="drawing"')) throw new Error(`${file}: its <svg> needs id="drawing"`);
  return { src, ...field, drawing: true };
}
