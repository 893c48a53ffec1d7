import { insights } from './insights/collection';
import { jobs } from './jobs/collection';
import { markets } from './markets/collection';
import { products } from './products/collection';
import { stories } from './stories/collection';
import { team } from './team/collection';

/** The only list of collections; `src/routes.ts` says where their pages are. */
export const collections = [
  // In the order of the editor's forms.
  products,
  markets,
  stories,
  insights,
  team,
  jobs,
];
