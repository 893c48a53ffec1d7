import { listSinglePages } from '#site/define/list-single-pages';
import { company } from './company/page';
import { compare } from './compare/page';
import { contact } from './contact/page';
import { home } from './home/page';
import { notFound } from './not-found/page';
import { oneLine } from './one-line/page';
import { plain } from './plain/page';
import { search } from './search/page';

/**
 * The only list of pages that are no entry and no list of entries, each under its address. With
 * `src/collections/index.ts` it is the whole site map, and it decides.
 */
export const singlePages = listSinglePages({
  '/': home,
  '/products/compare': compare,
  '/products/build': oneLine,
  '/search': search,
  '/company': company,
  '/company/contact': contact,
  '/404': notFound,
  // Every other file below content/pages/.
  '*': plain,
});
