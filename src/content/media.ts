import type { Image } from '../schemas/fields';
import type { Picture } from './page-data';

const addresses = import.meta.glob<string>('../../content/**/*.{svg,png,jpg,jpeg,webp,avif}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const drawings = import.meta.glob<string>('../../content/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The field of a raster picture until it is measured: the ratio of the design's plates. */
const RASTER = { width: 1200, height: 675 };

/**
 * Resolves the picture of an entry to the address it is served at.
 * @param image the frontmatter's picture
 * @param file the entry's file, as `import.meta.glob` names it
 * @returns its address and its size, in pixels or in units of the drawing's view box
 * @throws when there is no such file beside the entry
 */
export function resolvePicture(image: Image, file: string): Picture {
  const placeholder = /^\/api\/placeholder\/(\d+)\/(\d+)$/.exec(image.src);
  if (placeholder) {
    const [width, height] = placeholder.slice(1).map(Number);
    return { ...image, width: width ?? 0, height: height ?? 0, drawing: false };
  }
  const key = `${file.slice(0, file.lastIndexOf('/'))}/${image.src.replace(/^\.\//, '')}`;
  const src = addresses[key];
  if (src === undefined) throw new Error(`${file}: there is no picture ${key}`);
  const source = drawings[key];
  if (source === undefined) return { ...image, src, ...RASTER, drawing: false };
  return { ...image, src, ...readViewBox(source, key), drawing: true };
}

function readViewBox(svg: string, file: string) {
  const box = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg);
  if (!box) throw new Error(`${file}: the drawing needs a viewBox that starts at 0 0`);
  if (!svg.includes('id="drawing"')) throw new Error(`${file}: its <svg> needs id="drawing"`);
  return { width: Number(box[1]), height: Number(box[2]) };
}
