import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { contentTypeOf } from '../content-types';
import { describeDrawing } from './drawing';
import { openPhotos, type PhotoStore } from './photo-store';

/**
 * In development, turns every picture into a module with its address and size, and for a photograph
 * its copies. Each copy is made when a browser requests it. In a build,
 * `engine/site/build/content/prepare-content.ts` describes pictures.
 */
export function picturePlugin(): Plugin {
  let root: string;
  let photos: PhotoStore;
  return {
    name: 'site:pictures',
    apply: 'serve',
    enforce: 'pre',
    configureServer({ config, middlewares }) {
      root = config.root;
      photos = openPhotos(root);
      middlewares.use(({ url = '' }, response, next) => {
        const send = (bytes?: Uint8Array) => {
          if (bytes === undefined) return next();
          response.setHeader('Content-Type', contentTypeOf(url) ?? '');
          return response.end(bytes);
        };
        photos.make(url).then(send, next);
      });
    },
    load: {
      filter: { id: /\?picture$/ },
      async handler(id) {
        const file = id.slice(0, id.indexOf('?'));
        const path = relative(root, file).replaceAll('\\', '/');
        const picture = file.endsWith('.svg')
          ? describeDrawing(await readFile(file, 'utf8'), path, encodeURI(`/${path}`))
          : await photos.describe(file);
        return { code: `export default ${JSON.stringify(picture)}`, moduleType: 'js' };
      },
    },
  };
}
