import { listScreens } from '../define/list-screens';
import { company } from './company/screen';
import { compare } from './compare/screen';
import { contact } from './contact/screen';
import { home } from './home/screen';
import { notFound } from './not-found/screen';
import { oneLine } from './one-line/screen';
import { plain } from './plain/screen';
import { search } from './search/screen';

/**
 * The only list of pages that are no entry and no list of entries, each under its address. With
 * `src/collections/index.ts` it is the whole site map, and it decides.
 */
export const screens = listScreens({
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
