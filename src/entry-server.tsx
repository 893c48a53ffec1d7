import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { unknownSize } from '#site';
import { AssetsContext } from '#site/browser/assets';
import { createContent } from '#site/content';
import type { PageFile, ServerEntry, ToJpeg } from '#site/server';
import { EVIDENCE_FILE, listClaimFacts } from './collections/files/evidence.ts';
import { insights } from './collections/insights/collection.ts';
import { markets } from './collections/markets/collection.ts';
import { products } from './collections/products/collection.ts';
import {
  type LayoutData,
  listScenes,
  listThumbnails,
  showNewest,
} from './components/layout/thumbnails.ts';
import config from './content.config.ts';
import { listProductArchives, listProductFiles } from './documents/list-files.ts';
import { toListPath } from './features/articles/list-path.ts';
import { designCard } from './features/head/card.ts';
import { listIcons } from './features/head/icons.ts';
import { MetadataTags, StructuredData } from './features/head/metadata-tags.tsx';
import { drawPlaceholder } from './features/head/placeholder.ts';
import { buildIndex } from './features/search/search-index.ts';
import { keepUnitsIn } from './lib/typography/units.ts';
import { renderBody } from './mdx/render-body.tsx';
import { datasheetPage } from './pages/datasheet/page.ts';
import { listAdvisoryFiles } from './pages/register/advisory-files.ts';
import { prerenderToString } from './prerender-to-string.ts';
import { createRoutes } from './router.tsx';
import paperStyles from './styles/print.css?url';
import signStyles from './styles/signs.css?url';

/** All content of the site, and the pages made from it. */
export const siteContent = createContent({
  ...config,
  listedFacts: (files) =>
    listClaimFacts(files[EVIDENCE_FILE], files['content/site.yaml'].labels.evidence),
  renderBody,
  received: '/company/received',
});
const { content, pages, listPagesOf } = siteContent;
const byPath = new Map(pages.map((page) => [page.path, page]));

/** The panels of the navigation bar show product portraits, the scenes of markets and the newest figure. */
const siteData: LayoutData = showNewest(
  {
    ...siteContent.siteData,
    thumbnails: {
      ...listThumbnails(content.getCollection(products).all),
      ...listScenes(content.getCollection(markets).all),
    },
  },
  toListPath(null, content),
  content.getCollection(insights).all[0],
);

const handler = createStaticHandler(
  createRoutes({
    loadSiteData: async () => siteData,
    loadPage: async (_, rendered) => rendered,
  }),
);

/** What the build and the development server need of the site. */
export const entry: ServerEntry = {
  paths: pages.map(({ path }) => path),
  redirects: siteContent.redirects,
  siteData,
  brand: config.brand,
  drawPlaceholder: (size) => drawPlaceholder(size),
  card: designCard(content.getCollection(markets).all.map(({ name }) => name)),

  sharedData: {
    'frame.json': () => siteData,
    'search-index.json': async () => buildIndex(keepUnitsIn(await siteContent.listSearchSources())),
  },

  /**
   * The icons, the datasheets as PDF, the specification texts and the files for design software.
   * The code that writes them is large and seldom needed.
   */
  async listFiles() {
    const datasheets = listPagesOf(datasheetPage).map(async ({ load }): Promise<PageFile> => {
      const data = keepUnitsIn((await load(unknownSize)).page);
      const draw = async (toJpeg: ToJpeg) => {
        const { drawDatasheet } = await import('./documents/pdf/draw-datasheet.ts');
        const { portrait } = data.product;
        const picture = portrait && (await toJpeg(portrait.day.src, '#ffffff'));
        return drawDatasheet(data, siteData, picture);
      };
      return { path: data.file, data, draw };
    });
    return [
      ...listIcons(),
      ...(await Promise.all(datasheets)),
      ...(await listProductFiles(content)),
      ...listAdvisoryFiles(content),
    ];
  },

  listArchives: () => listProductArchives(content),

  async openPage(path, sizeOf) {
    const source = byPath.get(path) ?? byPath.get('/404');
    if (source === undefined) throw new Error('content/pages/404.mdx is missing');
    const loaded = await source.load(sizeOf);
    return { ...loaded, page: keepUnitsIn(loaded.page) };
  },

  async renderPage(loadedPage, assets) {
    const { page } = loadedPage;
    const request = new Request(`http://prerender${page.path}`);
    const context = await handler.query(request, { requestContext: page });
    if (context instanceof Response) throw new Error(`${page.path} answers ${context.status}`);
    const failure = Object.values(context.errors ?? {})[0];
    if (failure !== undefined) throw failure;
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = await prerenderToString(
      <AssetsContext value={assets}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AssetsContext>,
    );
    // React ignores unknown elements in `<head>` and `<body>`, so the browser needs no code for these.
    const metadata = { loadedPage, siteData };
    const head = renderToStaticMarkup(<MetadataTags {...metadata} />);
    const end = renderToStaticMarkup(
      <>
        <StructuredData {...metadata} />
        <link rel="stylesheet" href={signStyles} />
        {/* Last, so that it wins; browsers fetch it when nothing else is to do. */}
        <link rel="stylesheet" href={paperStyles} media="print" />
      </>,
    );
    return html.replace('</head>', (tag) => head + tag).replace('</body>', (tag) => end + tag);
  },

  /** The document at an old address, for hosts that cannot redirect: it redirects at once. */
  renderRedirect({ to }) {
    const { origin, site } = siteData;
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
    return `<!DOCTYPE html>${html}`;
  },
};
