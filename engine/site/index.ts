/** What a website is made of: collections, pages, routes, and the types of their data. */
export * from './define/brand.ts';
export * from './define/content.ts';
export * from './define/define-collection.ts';
export * from './define/define-page.ts';
export * from './define/entry.ts';
export * from './define/page.ts';
export * from './define/picture.ts';
export * from './define/prose.ts';
export * from './define/route.ts';
export * from './define/search-document.ts';
export * from './define/site-data.ts';
export * from './define/site-types.ts';
export * from './define/tree.ts';
