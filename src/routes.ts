import { type Route, route } from '#site';

const viewInsights = () => import('./pages/insights/view');

/** The site map: every address, its kind of page, and its view. Browsers load it too. */
export const routes: readonly Route[] = [
  route('/', 'home', () => import('./pages/home/view')),
  route('/products', 'products', () => import('./pages/products/view')),
  route('/products/compare', 'compare', () => import('./pages/compare/view')),
  route('/products/build', 'one-line', () => import('./pages/one-line/view')),
  route('/products/:slug', 'product', () => import('./pages/product/view')),
  route('/products/:slug/datasheet', 'datasheet', () => import('./pages/datasheet/view')),
  route('/markets', 'markets', () => import('./pages/markets/view')),
  route('/markets/:slug', 'market', () => import('./pages/market/view')),
  route('/stories', 'stories', () => import('./pages/stories/view')),
  route('/stories/:slug', 'story', () => import('./pages/story/view')),
  // One view, which stays mounted while its lists change.
  route('/insights', 'insights', viewInsights),
  route('/insights/page/:number', 'insights', viewInsights),
  route('/insights/category/:category', 'insights', viewInsights),
  route('/insights/category/:category/page/:number', 'insights', viewInsights),
  route('/insights/:slug', 'insight', () => import('./pages/insight/view')),
  route('/company', 'company', () => import('./pages/company/view')),
  route('/company/contact', 'contact', () => import('./pages/contact/view')),
  route('/company/careers/:slug', 'job', () => import('./pages/job/view')),
  route('/search', 'search', () => import('./pages/search/view')),
  route('/404', 'not-found', () => import('./pages/not-found/view')),
  // All other files in content/pages/.
  route('*', 'plain', () => import('./pages/plain/view')),
];
