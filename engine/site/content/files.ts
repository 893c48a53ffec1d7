import type { Picture } from '../define/picture';
import type { MdxModule } from './mdx-module';

// All files of content as development has them, by path from the project's folder, with `/` before it. A build puts
// `engine/site/build/content/built-files.ts` in the place of this module: its bundles hold no content.

/** Every MDX file. */
export const modules = import.meta.glob<MdxModule>('/content/**/*.mdx', { eager: true });

/** The text of every file that belongs to no page. */
export const texts = import.meta.glob<string>('/content/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every picture beside an entry, and in `public/`. */
export const pictures = import.meta.glob<Omit<Picture, 'alt'>>(
  ['/content/**/*.{svg,png,jpg,jpeg,webp,avif}', '/public/**/*.{svg,png,jpg,jpeg,webp,avif}'],
  { query: '?picture', import: 'default', eager: true },
);
