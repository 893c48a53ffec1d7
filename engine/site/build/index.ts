/** The interface between a website and its build. */
export { printMarkdown } from './markdown/print-markdown';
export { mdxOptions } from './mdx/mdx-options';
export type { PageFile, Print, ServerEntry } from './server-entry';
