/** What a website gives to its build, and takes from it. */
export { printMarkdown } from './markdown/print-markdown';
export { mdxOptions } from './mdx/mdx-options';
export type { PageFile, Print, ServerEntry } from './server-entry';
