import type { Picture } from '../define/picture';
import type { Image } from '../schemas/fields';

const pictures = import.meta.glob<Omit<Picture, 'alt'>>(
  '../../content/**/*.{svg,png,jpg,jpeg,webp,avif}',
  { query: '?picture', import: 'default', eager: true },
);

/**
 * Resolves the picture of an entry to the address it is served at, and for a photograph to its
 * copies. The plugin of `src/publish/images/` makes a module of each picture.
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
  const picture = pictures[key];
  if (picture === undefined) throw new Error(`${file}: there is no picture ${key}`);
  return { ...image, ...picture };
}

/**
 * Finds the address at which a picture beside an entry is served.
 * @param path its path, such as `content/insights/ring.jpg`
 * @returns undefined where no such picture exists
 */
export function findPictureAddress(path: string): string | undefined {
  return pictures[`../../${path}`]?.src;
}
