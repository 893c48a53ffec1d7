import type { NamedLink, Page, PageOf } from '../content/page-data';

/** The pages above a page, outermost first, without the home page. */
export function parentsOf(page: Page): NamedLink[] {
  switch (page.kind) {
    case 'product':
    case 'market':
    case 'story':
      return [page.list];
    case 'insight':
      return [page.list, page.categoryLink];
    case 'job':
      return [page.list, { label: page.copy.others.label, path: page.copy.others.to }];
    case 'insights':
      return listsAbove(page);
    case 'datasheet':
      return [{ label: page.product.name, path: page.product.path }];
    case 'plain':
    case 'contact':
      return page.breadcrumb;
    default:
      return [];
  }
}

/** Above a category stands the list of all articles, above a further page its first one. */
function listsAbove({ path, filters, copy }: PageOf<'insights'>): NamedLink[] {
  return filters
    .filter((filter) => path.startsWith(`${filter.path}/`))
    .map((filter, index) => ({
      label: index === 0 ? copy.seo.title : filter.label,
      path: filter.path,
    }));
}
