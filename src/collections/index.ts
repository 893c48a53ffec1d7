import { listCollections } from '../define/list-collections';
import { insightPages } from './insights/pages';
import { jobPages } from './jobs/pages';
import { marketPages } from './markets/pages';
import { productPages } from './products/pages';
import { storyPages } from './stories/pages';
import { team } from './team/collection';

/**
 * The only list of collections, each under the address of its list, which the addresses of its
 * entries begin with. With `src/screens/index.ts` it is the whole site map, and it decides.
 */
export const collections = listCollections({
  '/products': productPages,
  '/markets': marketPages,
  '/stories': storyPages,
  '/insights': insightPages,
  '/company/team': team,
  '/company/careers': jobPages,
});
