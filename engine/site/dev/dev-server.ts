import type { ServerResponse } from 'node:http';
import { extname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { toCanonicalPath, toDataFile } from '#base/paths';
import { escapeText } from '#base/text';
import type { ContentModel } from '#check';
import { NO_ASSETS } from '../browser/assets';
import { contentTypeOf } from '../build/content-types';
import { STUB } from '../build/page-stubs';
import { drawPlaceholder, PLACEHOLDER } from '../build/placeholder';
import { toWebManifest } from '../build/seo/text-files';
import type { ServerEntry } from '../build/server-entry';
import { createDevContent, type DevContent } from './dev-content';
import { serveEditor } from './dev-editor';
import { createCompiler, toOutline } from './dev-modules';
import { createDevRunner, type DevRunner } from './dev-runner';

const ASSETS = { ...NO_ASSETS, stylesheet: '/src/styles/main.css', script: '/src/boot.ts' };

/** Files beside pages are generated on request, so their sizes are unknown. */
const NOT_MADE = {};

/**
 * Serves the same pages as the build, through the same entry, and refreshes the open page when
 * content changes. Invalid content shows in the overlay and in the terminal; the last valid pages
 * stay until it is fixed.
 */
export function devServer(model: ContentModel): Plugin {
  let content: DevContent;
  let compile: ReturnType<typeof createCompiler>;
  return {
    name: 'site:dev-server',
    apply: 'serve',
    configureServer(server) {
      const runner = createDevRunner(server);
      content = createDevContent(server, runner, model);
      compile = createCompiler(server, model);
      server.httpServer?.once('listening', () => void content.start());
      // Before Vite's own middleware, which does not know the editor's files.
      server.middlewares.use(serveEditor(server.config.root, content));
      return () =>
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://dev');
          answer(content, runner, decodeURI(pathname), response).catch((error: unknown) => {
            content.failed();
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          });
        });
    },
    load: {
      filter: { id: /\.mdx(\?body)?$|\/content\/[^/]+\.yaml$/ },
      async handler(id) {
        const [path = id, query] = id.split('?');
        const file = await content.read(path);
        if (path.endsWith('.yaml')) return `export default ${JSON.stringify(file.data)}`;
        return query === undefined ? toOutline(file) : compile(file);
      },
    },
    hotUpdate: {
      // After Vite has added the modules with globs: an added or removed page changes their lists.
      order: 'post',
      async handler({ type, file, modules, read }) {
        const isContent = file.startsWith(resolve(this.environment.config.root, 'content'));
        if (this.environment.name === 'client')
          return isContent ? [] : modules.filter(({ id }) => !id?.endsWith(STUB));
        // Some editors empty a file before they write it: this waits for the text.
        if (type === 'update') await read();
        if (isContent || modules.length > 0) await content.update(file, modules);
        return [];
      },
    },
  };
}

async function answer(
  content: DevContent,
  { complete }: DevRunner,
  pathname: string,
  response: ServerResponse,
) {
  const entry = await content.current();
  if (entry === undefined) {
    content.failed();
    return sendReport(response, content.report());
  }
  const { colors } = entry.brand;
  if (PLACEHOLDER.test(pathname))
    return send(response, pathname, drawPlaceholder(pathname, colors));
  if (pathname === '/site.webmanifest')
    return send(response, pathname, toWebManifest(entry.siteData, colors));
  if (pathname.endsWith('.json')) {
    const { data, isKnown } = await complete(() => findData(entry, pathname));
    if (!isKnown) response.statusCode = 404;
    return send(response, pathname, JSON.stringify(data));
  }
  // Only for addresses with an extension: listing the files loads the bodies of all products.
  const files = extname(pathname) === '' ? [] : await complete(() => entry.listFiles());
  const file = files.find(({ path }) => path === pathname);
  if (file !== undefined) {
    // Only a build prints photographs; in development the symbol takes their place.
    return send(response, pathname, await file.draw(async () => undefined));
  }
  const loadedPage = await complete(() => entry.openPage(toCanonicalPath(pathname), NOT_MADE));
  const html = await entry.renderPage(loadedPage, ASSETS);
  response.statusCode = loadedPage.isHidden ? 404 : 200;
  return send(response, '/', html);
}

/** What a browser gets without a valid page: the report, and Vite's client for the overlay. */
function sendReport(response: ServerResponse, report: string) {
  response.statusCode = 500;
  send(
    response,
    '/',
    `<!doctype html><title>Content check</title>
<link rel="stylesheet" href="/engine/site/dev/overlay.css">
<script type="module" src="/@vite/client"></script>
<pre>${escapeText(report)}</pre>`,
  );
}

/** The data at a JSON address, and whether that address is known. */
function findData(entry: ServerEntry, pathname: string): { data: unknown; isKnown: boolean } {
  const load = entry.sharedData[pathname.slice(1)];
  if (load !== undefined) return { data: load(), isKnown: true };
  const path = entry.paths.find((candidate) => `/${toDataFile(candidate)}` === pathname);
  return { data: entry.openPage(path ?? pathname, NOT_MADE).page, isKnown: path !== undefined };
}

/** Sends what stands at an address, which decides its type; that of all pages is the same. */
function send(response: ServerResponse, address: string, body: string | Uint8Array) {
  response.setHeader('Content-Type', contentTypeOf(address) ?? 'application/octet-stream');
  response.end(body);
}
