import type { MDXContent } from 'mdx/types';
import type { ReactNode } from 'react';
import { isPlaceholder } from '#check/addresses/paths';
import type { Image } from '#check/fields';
import type { Picture } from '../define/picture.ts';
import { pictures } from './files.ts';

/**
 * Resolves the picture of an entry to the address it is served at, and for a photograph also to its
 * renditions; throws when there is no such file beside the entry.
 * @param file the entry's path, as in `files.ts`
 */
export function resolvePicture(image: Image, file: string): Picture {
  const placeholder = /^\/api\/placeholder\/(\d+)\/(\d+)$/.exec(image.src);
  if (placeholder) {
    const [, width, height] = placeholder;
    return { ...image, width: Number(width), height: Number(height), drawing: false };
  }
  return { ...image, ...pictureAt(image.src, file) };
}

/** Renders a picture in a text: from its data, or a placeholder from its address. */
type DrawImage = (props: { src?: string; picture?: Omit<Picture, 'alt'> }) => ReactNode;

/**
 * Resolves the pictures in a body: `./ring.jpg` beside its file, `/ring.svg` in `public/`.
 * @param file the path of the body's file, as in `files.ts`
 */
export function withPictures(body: MDXContent, file: string): MDXContent {
  return ({ components, ...props }) => {
    const draw = components?.img as DrawImage;
    const img: DrawImage = ({ src = '', ...others }) =>
      draw(
        isPlaceholder(src)
          ? { src, ...others }
          : { ...others, picture: pictureAt(decodeURI(src), file) },
      );
    return body({ ...props, components: { ...components, img } });
  };
}

/** The picture beside a file, `./ring.jpg`, or in `public/`, `/ring.jpg`; throws if there is none. */
function pictureAt(src: string, file: string): Omit<Picture, 'alt'> {
  const picture = findPicture(src, file);
  if (picture === undefined) throw new Error(`${file}: there is no picture ${src}`);
  return picture;
}

/** The picture beside a file, `./ring.jpg`, or in `public/`, `/ring.jpg`, if there is one. */
export function findPicture(src: string, file: string): Omit<Picture, 'alt'> | undefined {
  const folder = file.slice(0, file.lastIndexOf('/'));
  return pictures[src.startsWith('/') ? `/public${src}` : `${folder}/${src.replace(/^\.\//, '')}`];
}
