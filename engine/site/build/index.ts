/** The interface between a website and its build. Only tests need more than its types. */
export { mdxOptions } from './mdx/mdx-options';
export type { PageFile, Print, ServerEntry } from './server-entry';
