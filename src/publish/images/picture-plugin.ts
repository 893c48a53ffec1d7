import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';

import { contentTypeOf } from '../content-types';
import { PICTURES } from './copies';
import type { PhotoStore } from './photo-store';
import { openPhotos } from './photo-store';
import { PICTURE, readDrawing, readField } from './rehype-pictures';

/**
 * Makes a module of every picture that is imported with `?picture`, or from prose: its address and
 * size, and for a photograph its copies. A build writes those copies that pages name when it has
 * rendered them all. Development makes each when a browser asks for it, and only in the format
 * that is made quickest.
 */
export function picturePlugin(): Plugin {
  let root = '';
  let photos: Promise<PhotoStore> | undefined;
  return {
    name: 'site:pictures',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      photos = openPhotos(root, config.command === 'build' ? ['avif', 'webp'] : ['webp']);
    },
    configureServer(server) {
      server.middlewares.use(servePhotos(() => photos));
    },
    resolveId: {
      filter: { id: /^picture:/ },
      handler(source, importer = '') {
        const name = source.slice(PICTURE.length);
        if (name.startsWith('/')) return `${join(root, 'public', name)}?picture`;
        return `${resolve(dirname(importer), name)}?picture`;
      },
    },
    load: {
      filter: { id: /\?picture$/ },
      async handler(id) {
        const file = id.slice(0, id.indexOf('?'));
        const code = file.endsWith('.svg') ? await loadDrawing(file, root) : await load(file);
        return { code, moduleType: 'js' };
      },
    },
  };

  async function load(file: string): Promise<string> {
    const photo = await (await photos)?.describe(file);
    return `export default ${JSON.stringify(photo)}`;
  }
}

/** A drawing of `public/` has its address already, and is shown as it is. */
async function loadDrawing(file: string, root: string): Promise<string> {
  const svg = await readFile(file, 'utf8');
  const folder = join(root, 'public');
  if (file.startsWith(folder)) {
    const src = file.slice(folder.length).replaceAll('\\', '/');
    return `export default ${JSON.stringify({ src, ...readField(svg), drawing: false })}`;
  }
  const { width, height } = readDrawing(svg, file);
  const address = JSON.stringify(`${file}?url`);
  return `import src from ${address};
export default { src, width: ${width}, height: ${height}, drawing: true };`;
}

function servePhotos(open: () => Promise<PhotoStore> | undefined): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = request.url ?? '';
    if (!address.startsWith(PICTURES)) return next();
    const make = async () => {
      const bytes = await (await open())?.make(address);
      if (bytes === undefined) return next();
      response.setHeader('Content-Type', contentTypeOf(address) ?? '');
      response.end(bytes);
    };
    make().catch(next);
  };
}
