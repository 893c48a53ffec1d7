import { type Route, route } from '#site';

const viewInsights = () => import('./pages/insights/view.tsx');

/** The site map: every address, its kind of page, and its view. Browsers load it too. */
export const routes: readonly Route[] = [
  route('/', 'home', () => import('./pages/home/view.tsx')),
  route('/products', 'products', () => import('./pages/products/view.tsx')),
  route('/products/compare', 'compare', () => import('./pages/compare/view.tsx')),
  route('/products/build', 'one-line', () => import('./pages/one-line/view.tsx')),
  route('/products/selection', 'selection', () => import('./pages/selection/view.tsx')),
  route('/products/:slug', 'product', () => import('./pages/product/view.tsx')),
  route('/products/:slug/datasheet', 'datasheet', () => import('./pages/datasheet/view.tsx')),
  route('/markets', 'markets', () => import('./pages/markets/view.tsx')),
  route('/markets/:slug', 'market', () => import('./pages/market/view.tsx')),
  route('/stories', 'stories', () => import('./pages/stories/view.tsx')),
  route('/stories/:slug', 'story', () => import('./pages/story/view.tsx')),
  // One view, which stays mounted while its lists change.
  route('/insights', 'insights', viewInsights),
  route('/insights/page/:number', 'insights', viewInsights),
  route('/insights/category/:category', 'insights', viewInsights),
  route('/insights/category/:category/page/:number', 'insights', viewInsights),
  route('/insights/:slug', 'insight', () => import('./pages/insight/view.tsx')),
  route('/company', 'company', () => import('./pages/company/view.tsx')),
  route('/company/contact', 'contact', () => import('./pages/contact/view.tsx')),
  route('/company/careers/:slug', 'job', () => import('./pages/job/view.tsx')),
  route('/support/downloads', 'downloads', () => import('./pages/downloads/view.tsx')),
  route('/support/register', 'register', () => import('./pages/register/view.tsx')),
  route('/folder', 'folder', () => import('./pages/folder/view.tsx')),
  route('/search', 'search', () => import('./pages/search/view.tsx')),
  route('/404', 'not-found', () => import('./pages/not-found/view.tsx')),
  // All other files in content/pages/.
  route('*', 'plain', () => import('./pages/plain/view.tsx')),
];
