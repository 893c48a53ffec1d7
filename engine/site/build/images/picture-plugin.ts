import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { contentTypeOf } from '../content-types';
import { PICTURES } from './copies';
import { readDrawing, readPublicDrawing } from './drawing';
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
      middlewares.use(servePhotos(photos));
    },
    load: {
      filter: { id: /\?picture$/ },
      async handler(id) {
        const file = id.slice(0, id.indexOf('?'));
        const code = file.endsWith('.svg')
          ? await loadDrawing(file, root)
          : `export default ${JSON.stringify(await photos.describe(file))}`;
        return { code, moduleType: 'js' };
      },
    },
  };
}

async function loadDrawing(file: string, root: string): Promise<string> {
  const svg = await readFile(file, 'utf8');
  const folder = join(root, 'public');
  if (file.startsWith(folder)) {
    const address = file.slice(folder.length).replaceAll('\\', '/');
    return `export default ${JSON.stringify(readPublicDrawing(svg, address))}`;
  }
  const { width, height } = readDrawing(svg, file);
  const address = JSON.stringify(`${file}?url`);
  return `import src from ${address};
export default { src, width: ${width}, height: ${height}, drawing: true };`;
}

function servePhotos(photos: PhotoStore): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = request.url ?? '';
    if (!address.startsWith(PICTURES)) return next();
    const make = async () => {
      const bytes = await photos.make(address);
      if (bytes === undefined) return next();
      response.setHeader('Content-Type', contentTypeOf(address) ?? '');
      response.end(bytes);
    };
    make().catch(next);
  };
}
