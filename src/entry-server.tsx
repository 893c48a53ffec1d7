import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { keepUnitsIn } from '#base/units';
import { AssetsContext } from '#site/browser/assets';
import type { PageFile, Print, ServerEntry } from '#site/build';
import { insights } from './collections/insights/collection';
import { markets } from './collections/markets/collection';
import { products } from './collections/products/collection';
import { type FrameData, listThumbnails, showNewest } from './components/layout/thumbnails';
import { siteContent } from './content';
import { MetadataTags, StructuredData } from './head/metadata-tags';
import { listProductFiles } from './pages/datasheet/list-files';
import { datasheet } from './pages/datasheet/page';
import { toListPath } from './pages/insights/page';
import { createRoutes } from './router';
import { buildIndex } from './search/search-index';
import { site } from './site';

export { findPictureAddress } from '#site/content';

const ORIGIN = 'http://prerender';

const { content, pages, listPagesOf, notFoundPath } = siteContent;
const byPath = new Map(pages.map((page) => [page.path, page]));

export const redirects: ServerEntry['redirects'] = siteContent.redirects;

export const paths: ServerEntry['paths'] = pages.map(({ path }) => path);

/** The panels of the navigation bar show product portraits and the newest figure. */
export const loadSiteData = (): FrameData => {
  const thumbnails = listThumbnails(content.getCollection(products).all);
  const [newest] = content.getCollection(insights).all;
  return showNewest(
    { ...siteContent.loadSiteData(), thumbnails },
    toListPath(null, content),
    newest,
  );
};

export const brand: ServerEntry['brand'] = site.brand;

export const marketNames: ServerEntry['marketNames'] = content
  .getCollection(markets)
  .all.map(({ name }) => name);

/**
 * The rating sheets as PDF, the specification texts and the files for design software. The code
 * that writes them is large and seldom needed.
 */
export const listFiles: ServerEntry['listFiles'] = () => {
  const sheets = listPagesOf(datasheet).map(({ load }): PageFile => {
    const data = keepUnitsIn(load({}).page);
    const draw = async (print: Print) => {
      const { drawDatasheet } = await import('./pages/datasheet/pdf/draw-datasheet');
      const { portrait } = data.product;
      const picture = portrait && (await print(portrait.day.src, '#ffffff'));
      return drawDatasheet(data, loadSiteData(), picture);
    };
    return { path: data.file, type: 'application/pdf', data, draw };
  });
  return [...sheets, ...listProductFiles(content)];
};

export const openPage: ServerEntry['openPage'] = (path, sizes) => {
  const source = byPath.get(path) ?? byPath.get(notFoundPath);
  if (source === undefined) throw new Error('content/pages/404.mdx is missing');
  const loaded = source.load(sizes);
  return { ...loaded, page: keepUnitsIn(loaded.page) };
};

/** The data shared by all pages; that of header and footer first. */
export const sharedData: ServerEntry['sharedData'] = {
  'frame.json': loadSiteData,
  'search-index.json': () => buildIndex(keepUnitsIn(siteContent.listSearchSources())),
};

const handler = createStaticHandler(
  createRoutes({
    loadSiteData: async () => loadSiteData(),
    loadPage: async (_, rendered) => rendered,
  }),
);

export const renderPage: ServerEntry['renderPage'] = async (loadedPage, assets) => {
  const { page } = loadedPage;
  const request = new Request(ORIGIN + page.path);
  const context = await handler.query(request, { requestContext: page });
  if (context instanceof Response) throw new Error(`${page.path} answers ${context.status}`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <AssetsContext value={assets}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AssetsContext>,
  );
  // React ignores unknown elements in `<head>` and `<body>`, so the browser needs no code for these.
  const metadata = { loadedPage, siteData: loadSiteData() };
  const head = renderToStaticMarkup(<MetadataTags {...metadata} />);
  const end = renderToStaticMarkup(<StructuredData {...metadata} />);
  return `<!doctype html>${html}`
    .replace('</head>', (tag) => head + tag)
    .replace('</body>', (tag) => end + tag);
};

/** The document at an old address, for hosts that cannot redirect: it redirects at once. */
export const renderRedirect: ServerEntry['renderRedirect'] = ({ to }) => {
  const { origin, site } = loadSiteData();
  const { moved, movedTo } = site.labels;
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <link rel="canonical" href={to.startsWith('/') ? origin + to : to} />
        <title>{`${moved} | ${site.brand.name}`}</title>
      </head>
      <body>
        <h1>{moved}</h1>
        <p>
          {movedTo} <a href={to}>{to}</a>
        </p>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
};
