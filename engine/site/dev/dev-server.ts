import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import querystring from 'node:querystring';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Connect, Plugin } from 'vite';
import { toCanonicalPath } from '#check/addresses/hosts';
import { toDataFile } from '#check/addresses/paths';
import { fillColors, nameColors } from '#check/model/drawing-colors';
import { type Assets, NO_ASSETS } from '../browser/assets.ts';
import { toFrontmatterId } from '../content/module-ids.ts';
import type { SiteContext } from '../context.ts';
import { unknownSize } from '../define/entry.ts';
import { contentTypeOf } from '../hosts/content-types.ts';
import type { PhotoStore } from '../images/photo-store.ts';
import { readPlaceholder } from '../images/placeholder.ts';
import type { ServerEntry } from '../prerender/server-entry.ts';
import { packArchive } from '../publish/pack-archive.ts';
import { toWebManifest } from '../seo/text-files.ts';
import { createDevContent, type DevContent } from './dev-content.ts';
import { createDevRunner } from './dev-runner.ts';

/** Only a build prints photographs; in development the symbol takes their place. */
const withoutPhotos = async () => undefined;

/**
 * Serves the same pages as the build, through the same entry, and refreshes the open page when
 * content changes. Invalid content shows in the overlay and in the terminal; the last valid pages
 * stay until it is fixed.
 */
export function devServer(context: SiteContext): Plugin {
  let content: DevContent;
  return {
    name: 'content-site:dev-server',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config;
      const { styles, browser } = context.modules;
      const assets = { ...NO_ASSETS, stylesheet: `/${styles}`, script: `/${browser}` };
      content = createDevContent(server, createDevRunner(server, context.modules));
      context.content = () => content;
      context.devContent = () => content;
      server.httpServer?.once('listening', () => void content.start());
      server.middlewares.use(serveRenditions(context.photos()));
      server.middlewares.use(serveDrawings(root, content));
      return () =>
        server.middlewares.use((request, response, next) => {
          const { pathname = '/' } = URL.parse(`http://dev${request.originalUrl}`) ?? {};
          // A malformed escape stays as it is: it is no page.
          answer(content, assets, querystring.unescape(pathname), response).catch(
            (error: unknown) => {
              content.failed();
              if (error instanceof Error) server.ssrFixStacktrace(error);
              next(error);
            },
          );
        });
    },
    hotUpdate: {
      // After Vite has added the modules with globs: an added or removed page changes their lists.
      order: 'post',
      async handler({ type, file, modules, read }) {
        const { name, config, moduleGraph } = this.environment;
        const isContent = file.startsWith(resolve(config.root, 'content'));
        if (name === 'client') return isContent ? [] : modules;
        // Some editors empty a file before they write it: this waits for the text.
        if (type === 'update') await read();
        const frontmatter = moduleGraph.getModuleById(toFrontmatterId(file));
        content.update({ file, modules: frontmatter ? [...modules, frontmatter] : modules });
        return [];
      },
    },
  };
}

/** Makes a rendition of a photograph when a browser requests it. */
function serveRenditions(photos: PhotoStore): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const answer = (bytes?: Uint8Array) =>
      bytes === undefined ? next() : send(response, url, bytes);
    photos.make(url).then(answer, next);
  };
}

/** A drawing of content by the address that `contentModules` gives it. */
const DRAWING = /^(?<path>\/content\/[^?]+\.svg)\?v=[\da-f]+$/;

/** Serves the drawings of content in the colors of the brand, as a build writes them. */
function serveDrawings(root: string, content: DevContent): Connect.NextHandleFunction {
  const folder = join(root, 'content/');
  return ({ url = '' }, response, next) => {
    const { path } = DRAWING.exec(url)?.groups ?? {};
    const file = path === undefined ? undefined : join(root, querystring.unescape(path));
    if (file === undefined || !file.startsWith(folder)) return next();
    Promise.all([readFile(file, 'utf8'), content.current()]).then(([svg, entry]) => {
      const { colors = {}, aliases } = entry?.brand ?? {};
      response.setHeader('Cache-Control', 'no-cache');
      send(response, file, fillColors(svg, nameColors(colors, aliases)));
    }, next);
  };
}

async function answer(
  content: DevContent,
  assets: Assets,
  pathname: string,
  response: ServerResponse,
) {
  const entry = await content.current();
  if (entry === undefined) {
    content.failed();
    return sendReport(response, content.report());
  }
  const size = readPlaceholder(pathname);
  if (size !== undefined) return send(response, pathname, entry.drawPlaceholder(size));
  if (pathname === '/site.webmanifest')
    return send(response, pathname, toWebManifest(entry.siteData, entry.brand.colors));
  if (pathname.endsWith('.json')) {
    const { data, isKnown } = await findData(entry, pathname);
    if (!isKnown) response.statusCode = 404;
    return send(response, pathname, JSON.stringify(data));
  }
  // Only for addresses with an extension: listing the files loads the bodies of all products.
  const files = extname(pathname) === '' ? [] : await entry.listFiles();
  const file = files.find(({ path }) => path === pathname);
  if (file !== undefined) return send(response, pathname, await file.draw(withoutPhotos));
  const archive =
    files.length > 0 && (await entry.listArchives()).find(({ path }) => path === pathname);
  if (archive) {
    const packed = files.filter(({ path }) => Object.values(archive.entries).includes(path));
    const made = packed.map(async ({ path, draw }) => [path, await draw(withoutPhotos)] as const);
    return send(response, pathname, packArchive(archive, new Map(await Promise.all(made))));
  }
  const loadedPage = await entry.openPage(toCanonicalPath(pathname), unknownSize);
  const html = await entry.renderPage(loadedPage, assets);
  response.statusCode = loadedPage.isHidden ? 404 : 200;
  return send(response, '/', html);
}

/** What a browser gets without a valid page: the report, and Vite's client for the overlay. */
function sendReport(response: ServerResponse, report: string) {
  response.statusCode = 500;
  const page = [
    h('title', 'Content check'),
    h('link', { rel: 'stylesheet', href: '/engine/site/dev/overlay.css' }),
    h('script', { type: 'module', src: '/@vite/client' }),
    h('pre', report),
  ];
  send(response, '/', `<!doctype html>${toHtml(page)}`);
}

/** The data at a JSON address, and whether that address is known. */
async function findData(entry: ServerEntry, pathname: string) {
  const load = entry.sharedData[pathname.slice(1)];
  if (load !== undefined) return { data: await load(), isKnown: true };
  const path = entry.paths.find((candidate) => `/${toDataFile(candidate)}` === pathname);
  const { page } = await entry.openPage(path ?? pathname, unknownSize);
  return { data: page, isKnown: path !== undefined };
}

/** Sends what stands at an address, which decides its type; that of all pages is the same. */
function send(response: ServerResponse, address: string, body: string | Uint8Array) {
  response.setHeader('Content-Type', contentTypeOf(address) ?? 'application/octet-stream');
  response.end(body);
}
