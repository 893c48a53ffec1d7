/** What a website is made of: collections, pages, routes, and the types of their data. */
export * from './define/brand';
export * from './define/content';
export * from './define/define-collection';
export * from './define/define-page';
export * from './define/entry';
export * from './define/page';
export * from './define/picture';
export * from './define/register';
export * from './define/route';
export * from './define/search-document';
export * from './define/site-data';
export * from './define/tree';
