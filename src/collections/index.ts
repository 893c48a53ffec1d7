import { listCollections } from '#site/define/list-collections';
import { insightPages } from '../pages/insights/pages';
import { jobPages } from '../pages/job/pages';
import { marketPages } from '../pages/markets/pages';
import { productPages } from '../pages/products/pages';
import { storyPages } from '../pages/stories/pages';
import { team } from './team/collection';

/**
 * The only list of collections, each under the address of its list, which the addresses of its
 * entries begin with. With `src/pages/index.ts` it is the whole site map, and it decides.
 */
export const collections = listCollections({
  '/products': productPages,
  '/markets': marketPages,
  '/stories': storyPages,
  '/insights': insightPages,
  '/company/team': team,
  '/company/careers': jobPages,
});
